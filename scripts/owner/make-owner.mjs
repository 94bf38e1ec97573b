import { randomUUID } from "node:crypto"

/**
 * Makes the staff user an owner without a second factor, ends his logins and writes it into the log, at once.
 * @returns false for an e-mail that nobody on the team has
 */
export async function makeOwner(client, email) {
  await client.query("begin")
  try {
    await client.query("lock table session_staff_role in share row exclusive mode")
    const { rows } = await client.query(
      `select u.id, r.role from "user" u left join session_staff_role r on r.user_id = u.id
        where lower(u.email) = lower($1) and u.deleted_at is null
          for no key update of u`,
      [email],
    )
    const [user] = rows
    if (user) await change(client, user)
    await client.query("commit")
    return user !== undefined
  } catch (error) {
    await client.query("rollback")
    throw error
  }
}

async function change(client, { id, role }) {
  await client.query(
    `insert into session_staff_role (user_id, role) values ($1, 'owner')
     on conflict (user_id) do update set role = 'owner', updated_at = now()`,
    [id],
  )
  for (const table of ["session_staff_factor", "session_staff_login", "session_staff_challenge"])
    await client.query(`delete from ${table} where user_id = $1`, [id])
  await client.query(
    `insert into audit_entry (id, staff_id, action, subject_type, subject_id, before, after, created_at, updated_at)
     values ($1, $2, 'staff.owner-by-operator', 'user', $2, $3, $4, now(), now())`,
    [`aud_${randomUUID()}`, id, JSON.stringify({ role: role ?? "counter" }), JSON.stringify({ role: "owner" })],
  )
}
