import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { wheelGoes } from '../tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

/** Who is to be forgotten: by the address that they gave, or by the visitors that they were. */
export type ForgottenPerson =
  | { readonly email: string; readonly siteSlug?: string | undefined }
  | { readonly visitorUuids: readonly string[] };

const isOf = (person: ForgottenPerson): SQL | undefined =>
  'visitorUuids' in person
    ? inArray(wheelGoes.visitorUuid, [...person.visitorUuids])
    : and(
        sql`lower(email) = lower(${person.email})`,
        person.siteSlug === undefined ? undefined : eq(wheelGoes.siteSlug, person.siteSlug),
      );

/** Takes one person out of the book of the wheel: what was drawn stays, and proves what it proved. @returns how many turns were theirs */
export const forgetGoes = async ({ primary }: Primary, person: ForgottenPerson): Promise<number> => {
  const rows = await primary
    .update(wheelGoes)
    .set({ firstName: null, email: null, leadUuid: null, visitorUuid: sql`gen_random_uuid()` })
    .where(isOf(person))
    .returning({ sequence: wheelGoes.sequence });
  return rows.length;
};

/** What forgets turns whose campaign and codes are over for long. */
export const createGoForgetting = ({ primary }: Primary) => ({
  /** Forgets what was over before a moment. Returns how many went. */
  forgetBefore: async (moment: Date): Promise<number> => {
    const rows = await primary
      .delete(wheelGoes)
      .where(lt(wheelGoes.overAt, moment.toISOString()))
      .returning({ sequence: wheelGoes.sequence });
    return rows.length;
  },
});
