import { describe, expect, it } from "vitest"
import { observeStatements, summaryOf } from "../statements"

describe("what is told of a statement", () => {
  it.each([
    ['select "c0".* from "cart" as "c0" where "c0"."email" = $1', "SELECT", "cart"],
    ["\n  insert into pgboss.job (id) values ($1)", "INSERT", "pgboss.job"],
    ['update "order" set "email" = \'petra@example.ch\'', "UPDATE", "order"],
    ["with next as (select 1 from outbox_subscriber s) select 1", "WITH", "outbox_subscriber"],
    ["commit", "COMMIT", undefined],
    ["select 'a letter from petra' from customer", "SELECT", undefined],
    ["", "OTHER", undefined],
  ])("is operation and table: %s", (text, operation, table) => {
    expect(summaryOf(text)).toEqual({ operation, table })
  })
})

describe("an observed client", () => {
  class Client {
    readonly asked: unknown[][] = []
    query(...given: unknown[]): unknown {
      this.asked.push(given)
      const callback = given.at(-1)
      if (typeof callback === "function") return callback(null, "by callback")
      return given[0] === "fail" ? Promise.reject(new Error("refused")) : Promise.resolve("by promise")
    }
  }
  observeStatements(Client)

  it("answers by callback and by promise, as before", async () => {
    const client = new Client()
    expect(await client.query("select 1", [1])).toBe("by promise")
    const answers: unknown[] = []
    client.query({ text: "select 1", values: [] }, (error: unknown, answer: unknown) => answers.push(error, answer))
    expect(answers).toEqual([null, "by callback"])
    expect(client.asked[0]).toEqual(["select 1", [1]])
  })

  it("fails as before", async () => {
    await expect(new Client().query("fail")).rejects.toThrow("refused")
  })

  it("passes a cursor on as it is", async () => {
    const client = new Client()
    const cursor = { text: "select 1", submit: () => undefined }
    await client.query(cursor)
    expect(client.asked).toEqual([[cursor]])
  })
})
