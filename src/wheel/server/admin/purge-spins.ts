import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { wheelSpins } from '../tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

export type ErasedPerson =
  | { readonly email: string; readonly siteSlug?: string | undefined }
  | { readonly visitorUuids: readonly string[] };

const isOf = (person: ErasedPerson): SQL | undefined =>
  'visitorUuids' in person
    ? inArray(wheelSpins.visitorUuid, [...person.visitorUuids])
    : and(
        sql`lower(email) = lower(${person.email})`,
        person.siteSlug === undefined ? undefined : eq(wheelSpins.siteSlug, person.siteSlug),
      );

/** Changes nothing that `digest` covers. Returns the number of spins changed. */
export const eraseSpins = async ({ primary }: Primary, person: ErasedPerson): Promise<number> => {
  const rows = await primary
    .update(wheelSpins)
    .set({ firstName: null, email: null, leadUuid: null, visitorUuid: sql`gen_random_uuid()` })
    .where(isOf(person))
    .returning({ sequence: wheelSpins.sequence });
  return rows.length;
};

export const createSpinPurge = ({ primary }: Primary) => ({
  purgeBefore: async (moment: Date): Promise<number> => {
    const rows = await primary
      .delete(wheelSpins)
      .where(
        and(
          lt(wheelSpins.overAt, moment.toISOString()),
          // A spin's end is the campaign's end at that time. A later spin has a later end if the campaign was extended.
          sql`NOT EXISTS (SELECT FROM ${wheelSpins} AS other WHERE other.site_id = ${wheelSpins.siteSlug}
            AND other.campaign_key = ${wheelSpins.campaignKey} AND other.over_at >= ${moment.toISOString()})`,
        ),
      )
      .returning({ sequence: wheelSpins.sequence });
    return rows.length;
  },
});
