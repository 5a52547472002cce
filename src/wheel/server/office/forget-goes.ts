import { and, lt, type SQL, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { wheelGoes } from '../tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

/** Takes one person out of the book of the wheel: what was drawn stays, and proves what it proved. @returns how many turns were theirs */
export const forgetGoes = async (
  { primary }: Primary,
  { email, siteSlug }: { readonly email: string; readonly siteSlug?: string | undefined },
): Promise<number> => {
  const isTheirs: SQL | undefined = and(
    sql`lower(email) = lower(${email})`,
    siteSlug === undefined ? undefined : sql`site_id = ${siteSlug}`,
  );
  const rows = await primary
    .update(wheelGoes)
    .set({ firstName: null, email: null, leadUuid: null, visitorUuid: sql`gen_random_uuid()` })
    .where(isTheirs)
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
