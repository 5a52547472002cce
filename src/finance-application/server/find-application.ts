import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { ApplicationState } from '../rules/saved-application.ts';
import { financeApplications } from './tables.ts';

export interface FoundApplication {
  readonly state: ApplicationState;
  readonly amountCents: number | null;
  readonly termMonths: number | null;
}

/** @spec D.41 */
export const createApplicationFinder =
  ({ interactive }: Pick<DatabaseService, 'interactive'>) =>
  async (siteSlug: string, visitorUuid: string, vehicleId: number): Promise<FoundApplication | undefined> => {
    const [found] = await interactive
      .select({
        state: financeApplications.state,
        amountCents: financeApplications.amountCents,
        termMonths: financeApplications.termMonths,
      })
      .from(financeApplications)
      .where(
        and(
          eq(financeApplications.siteSlug, siteSlug),
          eq(financeApplications.visitorUuid, visitorUuid),
          eq(financeApplications.vehicleId, vehicleId),
        ),
      )
      .orderBy(sql`state DESC, started_at DESC`)
      .limit(1);
    return found;
  };
