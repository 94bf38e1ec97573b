import { Badge, Table, Text } from "@medusajs/ui"
import { formatCount } from "#kernel/format-count"
import { METRIC_NAMES, type MetricName } from "../rules/metrics"
import type { VitalFigure, VitalsRow } from "../wire/staff-vitals"
import { DEVICE_WORDS, METRIC_WORDS, pageText, trendText, VERDICT_WORDS, valueText } from "./vitals-words"

/** All pages, then each, by device. */
export const VitalsTable = ({ rows }: { rows: VitalsRow[] }) => (
  <Table>
    <Table.Header>
      <Table.Row>
        <Table.HeaderCell>Seite und Gerät</Table.HeaderCell>
        <Table.HeaderCell className="text-right">Besuche</Table.HeaderCell>
        {METRIC_NAMES.map((metric) => (
          <Table.HeaderCell key={metric}>{METRIC_WORDS[metric]}</Table.HeaderCell>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {rows.map(({ page, device, visits, visits_before, figures }) => (
        <Table.Row key={`${page} ${device}`}>
          <Table.Cell className={page === null ? "txt-compact-small-plus whitespace-nowrap" : "whitespace-nowrap"}>
            {pageText(page)}
            <Beside text={DEVICE_WORDS[device]} />
          </Table.Cell>
          <Table.Cell className="whitespace-nowrap text-right">
            {formatCount(visits)}
            <Beside text={`zuvor ${formatCount(visits_before)}`} />
          </Table.Cell>
          {METRIC_NAMES.map((metric) => (
            <Table.Cell key={metric}>
              <Figure metric={metric} figure={figures[metric]} />
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </Table>
)

const Beside = ({ text }: { text: string }) => (
  <Text size="xsmall" className="whitespace-nowrap text-ui-fg-subtle">
    {text}
  </Text>
)

function Figure({ metric, figure }: { metric: MetricName; figure: VitalFigure | undefined }) {
  if (!figure) return <>–</>
  const { text, color } = VERDICT_WORDS[figure.verdict]
  return (
    <div className="py-2">
      <div className="flex items-center gap-x-2 whitespace-nowrap">
        {valueText(metric, figure.p75)}
        <Badge size="2xsmall" color={color}>
          {text}
        </Badge>
      </div>
      <Beside text={trendText(metric, figure)} />
    </div>
  )
}
