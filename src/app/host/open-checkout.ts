import {
  type CheckoutDesk,
  createCheckoutDesk,
  createKeeper,
  createReservationStore,
  startKeeper,
  tellVehicle,
} from '#src/checkout/server/queries.ts';
import { createTestGateway } from '#src/payments/server/queries.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';

export interface OpenCheckoutOptions {
  readonly database: DatabaseService;
  readonly log: Logger;
  /** Told when mails are to go out. */
  readonly onTold: () => void;
}

/** Joins what takes deposits and what looks after the holds that they bought. */
export const openCheckout = ({
  database,
  log,
  onTold,
}: OpenCheckoutOptions): { readonly desk: CheckoutDesk; readonly close: () => Promise<void> } => {
  const readClock = (): Date => new Date();
  const store = createReservationStore(database);
  const gateway = createTestGateway(database);
  const keep = createKeeper({
    ...{ store, gateway, readClock, onTold },
    tellVehicle: (name) => tellVehicle(database, name),
    onProblem: (error, { siteSlug, reservationUuid, state }) =>
      log.warn({ err: error, site: siteSlug, reservation: reservationUuid, state }, 'a reservation waits'),
  });
  const keeper = startKeeper({
    ...{ store, keep },
    onProblem: (error) => log.warn({ err: error }, 'reservations cannot be looked after'),
  });
  return { desk: createCheckoutDesk({ store, gateway, keep, readClock }), close: keeper.stop };
};
