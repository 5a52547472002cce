import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { wheelSpins } from '../tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

/** Who is to be forgotten: by the address that they gave, or by the visitors that they were. */
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

/** Takes one person out of the book of the wheel: what was drawn stays, and proves what it proved. @returns how many turns were theirs */
export const eraseSpins = async ({ primary }: Primary, person: ErasedPerson): Promise<number> => {
  const rows = await primary
    .update(wheelSpins)
    .set({ firstName: null, email: null, leadUuid: null, visitorUuid: sql`gen_random_uuid()` })
    .where(isOf(person))
    .returning({ sequence: wheelSpins.sequence });
  return rows.length;
};

/** What forgets turns whose campaign and codes are over for long. */
export const createSpinPurge = ({ primary }: Primary) => ({
  /** Forgets what was over before a moment. Returns how many went. */
  purgeBefore: async (moment: Date): Promise<number> => {
    const rows = await primary
      .delete(wheelSpins)
      .where(lt(wheelSpins.overAt, moment.toISOString()))
      .returning({ sequence: wheelSpins.sequence });
    return rows.length;
  },
});
