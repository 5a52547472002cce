import { and, desc, eq } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { RequestState } from '../../rules/payment-request.ts';
import { readRequestRow, type StoredRequest } from '../request-row.ts';
import { paymentRequests } from '../tables.ts';

export interface RequestFilter {
  readonly siteSlug?: string | undefined;
  readonly state?: RequestState | undefined;
  readonly code?: string | undefined;
}

/** Requests for the dealer, the newest first. */
export const listRequests = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  { siteSlug, state, code }: RequestFilter,
  limit: number,
): Promise<readonly StoredRequest[]> => {
  const rows = await primary
    .select()
    .from(paymentRequests)
    .where(
      and(
        siteSlug === undefined ? undefined : eq(paymentRequests.siteSlug, siteSlug),
        state === undefined ? undefined : eq(paymentRequests.state, state),
        code === undefined ? undefined : eq(paymentRequests.code, code),
      ),
    )
    .orderBy(desc(paymentRequests.askedAt))
    .limit(limit);
  return rows.map(readRequestRow);
};
