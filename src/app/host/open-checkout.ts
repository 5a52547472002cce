import {
  type CheckoutDesk,
  createCheckoutDesk,
  createKeeper,
  createPaymentOwner,
  createReservationStore,
  tellVehicle,
} from '#src/checkout/server/queries.ts';
import type { PaymentOwner, Payments } from '#src/payments/server/queries.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { startKeeper } from '#src/platform/jobs/start-keeper.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';

export interface OpenCheckoutOptions {
  readonly database: DatabaseService;
  readonly log: Logger;
  readonly gateway: Payments['gateway'];
  /** Told when mails are to go out. */
  readonly onTold: () => void;
}

/** What takes deposits, and what hears of their payments. */
interface OpenCheckout {
  readonly desk: CheckoutDesk;
  readonly owner: PaymentOwner;
  readonly close: () => Promise<void>;
}

/** Joins what takes deposits and what looks after the holds that they bought. */
export const openCheckout = ({ database, log, gateway, onTold }: OpenCheckoutOptions): OpenCheckout => {
  const readClock = (): Date => new Date();
  const store = createReservationStore(database);
  const keep = createKeeper({
    ...{ store, gateway, readClock, onTold },
    tellVehicle: (name) => tellVehicle(database, name, readClock()),
    onProblem: (error, { siteSlug, reservationUuid, state }) =>
      log.warn({ err: error, site: siteSlug, reservation: reservationUuid, state }, 'a reservation waits'),
  });
  const keeper = startKeeper({
    ...{ store, keep },
    onProblem: (error) => log.warn({ err: error }, 'reservations cannot be looked after'),
  });
  return {
    desk: createCheckoutDesk({ store, gateway, keep, readClock }),
    owner: createPaymentOwner({ store, keep, readClock }),
    close: keeper.stop,
  };
};
