import {
  createPaymentDesk,
  createRequestKeeper,
  createRequestOwner,
  createRequestStore,
  type PaymentDesk,
} from '#src/online-payment/server/queries.ts';
import type { PaymentOwner, Payments } from '#src/payments/server/queries.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { startKeeper } from '#src/platform/jobs/start-keeper.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';

export interface OpenOnlinePaymentsOptions {
  readonly database: DatabaseService;
  readonly log: Logger;
  readonly gateway: Payments['gateway'];
  /** Told when mails are to go out. */
  readonly onTold: () => void;
}

/** What takes payments that dealers asked for, and what hears of them. */
interface OpenOnlinePayments {
  readonly desk: PaymentDesk;
  readonly owner: PaymentOwner;
  readonly close: () => Promise<void>;
}

/** Joins what takes the payments that dealers asked for and what looks after them. */
export const openOnlinePayments = (options: OpenOnlinePaymentsOptions): OpenOnlinePayments => {
  const { database, log, gateway, onTold } = options;
  const readClock = (): Date => new Date();
  const store = createRequestStore(database);
  const keep = createRequestKeeper({
    ...{ store, gateway, readClock, onTold },
    onProblem: (error, { siteSlug, requestUuid, state }) =>
      log.warn({ err: error, site: siteSlug, request: requestUuid, state }, 'a payment waits'),
  });
  const keeper = startKeeper({
    ...{ store, keep },
    onProblem: (error) => log.warn({ err: error }, 'payments cannot be looked after'),
  });
  return {
    desk: createPaymentDesk({ store, gateway, keep, readClock }),
    owner: createRequestOwner({ store, keep, readClock }),
    close: keeper.stop,
  };
};
