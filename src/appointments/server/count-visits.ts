import { sql } from 'drizzle-orm';
import { isOfPerson, type LeadPerson } from '#src/leads/server/queries.ts';
import type { Database } from '#src/platform/db/database.ts';
import { appointments } from './tables.ts';

/**
 * How many visits of a person stand at a site, for whoever is about to book one more in this transaction. Others who would count
 * the same person wait until it has ended: two forms at once must not both find the last one free.
 * @spec D.22
 */
export const countVisits = async (tx: Database, siteSlug: string, person: LeadPerson, now: Date): Promise<number> => {
  // In one order, so that two people who share a number and an address never wait for each other.
  const names = [person.phone, person.email.toLowerCase()].map((name) => `visits ${siteSlug} ${name}`).sort();
  for (const name of names) await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const { rows } = await tx.execute<{ count: string }>(sql`
    SELECT count(*) AS count FROM ${appointments}
    WHERE ${appointments.siteSlug} = ${siteSlug} AND ${appointments.cancelledAt} IS NULL
      AND ${appointments.startsAt} > ${now.toISOString()}::timestamptz AND ${isOfPerson(appointments, person)}`);
  return Number(rows[0]?.count);
};
