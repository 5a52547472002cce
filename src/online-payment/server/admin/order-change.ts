import type { DatabaseService } from '#src/platform/db/database.ts';
import type { RequestEvent } from '../../rules/payment-request.ts';
import { applyRequestEvent, lockRequest, type RequestName } from '../apply-request-event.ts';
import type { StoredRequest } from '../request-row.ts';

/**
 * Does to a payment what its dealer orders. Of two orders at once the first is done, and the second is seen to have changed nothing,
 * whatever the first made of it. @returns undefined for one that is none @spec L2.16
 */
export const orderChange = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  name: RequestName,
  event: RequestEvent,
  now: Date,
): Promise<{ readonly isChanged: boolean; readonly request: StoredRequest } | undefined> =>
  interactive.transaction(async (tx) => {
    const before = await lockRequest(tx, name);
    if (before === undefined) return undefined;
    const request = await applyRequestEvent(tx, before, event, now);
    return { isChanged: request.version !== before.version, request };
  });
