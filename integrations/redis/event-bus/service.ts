import type { IEventBusModuleService, Logger } from "@medusajs/framework/types"
import redisEventBus from "@medusajs/medusa/event-bus-redis"
import { logContext } from "#platform/log/context"
import { EventGroups, type QueuedEvent } from "./event-groups"
import { handOver } from "./hand-over"

/** What Medusa's event bus on Redis has inside. Pinned to Medusa 2.21.2. */
interface RedisEventBus extends IEventBusModuleService {
  queue_: { addBulk(events: QueuedEvent[]): Promise<unknown> }
  eventBusRedisConnection_: { status: string }
  logger_: Logger
}
// biome-ignore lint/suspicious/noExplicitAny: a base class is built with whatever Medusa gives it.
const Base = redisEventBus.service as unknown as new (...dependencies: any[]) => RedisEventBus

/** What modules tell of their rows; a job repeats for what it emits itself. */
const isInternal = ({ opts }: QueuedEvent) => opts.internal === true

/**
 * Medusa's event bus on Redis for a shop that goes on selling while Redis is away: nobody waits for it, and events of a
 * transaction wait in memory instead of in Redis.
 * @see docs/decisions/005-redis-may-go.md
 */
export class PatientEventBus extends Base {
  readonly #groups = new EventGroups()

  // biome-ignore lint/suspicious/noExplicitAny: see above
  constructor(...dependencies: any[]) {
    super(...dependencies)
    const addBulk = this.queue_.addBulk.bind(this.queue_)
    this.queue_.addBulk = (events) =>
      handOver(addBulk(events), {
        isConnected: this.eventBusRedisConnection_.status === "ready",
        mustArrive: logContext().job !== undefined && !events.every(isInternal),
        onFailure: ({ message }) => this.logger_.warn(`Events did not reach Redis: ${message}`),
      })
  }

  async groupEvents(group: string, events: QueuedEvent[], ttlS: number) {
    this.#groups.add(group, events, ttlS)
  }

  async getGroupedEvents(group: string) {
    return this.#groups.of(group)
  }

  override async clearGroupedEvents(group: string, { eventNames }: { eventNames?: string[] } = {}) {
    this.#groups.clear(group, eventNames)
  }
}
