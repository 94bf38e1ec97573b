import { traceParent } from "../telemetry/spans"

/** What a job carries besides its data where the process that promised it is traced. */
interface CarriedTrace {
  traceparent?: string
}

/** The data with the name of the span that promises the job. */
export const withTrace = <Data extends object>(data: Data): Data & CarriedTrace => {
  const traceparent = traceParent()
  return traceparent ? { ...data, traceparent } : data
}

/** The data as they were given, and the span that their work goes on from. */
export function withoutTrace<Data extends object>(carried: Data & CarriedTrace): { data: Data; parent?: string } {
  const { traceparent: parent, ...data } = carried
  return { data: data as unknown as Data, parent }
}
