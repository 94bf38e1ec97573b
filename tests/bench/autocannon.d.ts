declare module "autocannon" {
  interface Options {
    url: string
    method?: string
    headers?: Record<string, string>
    body?: string
    connections: number
    duration?: number
    amount?: number
    requests?: { method?: string; path: string; headers?: Record<string, string>; body?: string }[]
  }
  interface Result {
    requests: { total: number }
    duration: number
    latency: { p50: number; p97_5: number; p99: number }
    non2xx: number
    errors: number
    timeouts: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
