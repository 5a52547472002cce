import { sql } from 'drizzle-orm';
import { dayMs } from '#src/lib/durations.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { LinkStore } from './link-store.ts';
import { putMembership } from './membership-store.ts';
import { staffPasskeys, staffPeople } from './tables.ts';

const linkMs = dayMs;

/**
 * For development only. Creates a demo site's owner if needed, and returns the secret of a one-time sign-in link.
 * Returns undefined once the owner has a passkey.
 */
export const openDemoOwner = async (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  links: Pick<LinkStore, 'addDemo'>,
  siteSlug: string,
  now: Date,
): Promise<string | undefined> => {
  const email = `owner@${siteSlug}.example`;
  const person = await interactive.transaction(async (tx) => {
    const { rows } = await tx.execute<{ person_uuid: string; has_passkey: boolean; is_new: boolean }>(sql`
      WITH added AS (
        INSERT INTO ${staffPeople} (person_uuid, email, name, created_at)
        VALUES (gen_random_uuid(), ${email}, 'Demo Owner', ${now.toISOString()}::timestamptz)
        ON CONFLICT (email) DO NOTHING RETURNING person_uuid
      )
      SELECT person_uuid, false AS has_passkey, true AS is_new FROM added
      UNION ALL
      SELECT person_uuid, EXISTS (SELECT FROM ${staffPasskeys} AS p WHERE p.person_uuid = person.person_uuid), false
      FROM ${staffPeople} AS person WHERE email = ${email}`);
    const [found] = rows;
    if (found?.is_new === true) {
      const everything = { siteSlug, role: 'owner', locationIds: null, categories: null } as const;
      await putMembership(tx, found.person_uuid, everything, now);
    }
    return found;
  });
  if (person === undefined || person.has_passkey) return undefined;
  return links.addDemo(person.person_uuid, now, new Date(now.getTime() + linkMs));
};
