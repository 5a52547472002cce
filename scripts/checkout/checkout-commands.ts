import type { ReservationEvent } from '../../src/checkout/rules/hold/reservation.ts';
import { createReservationProcessor, syncVehicleHold } from '../../src/checkout/server/process-reservation.ts';
import { reservationPayable, type StoredReservation } from '../../src/checkout/server/reservation-payable.ts';
import { createReservationStore, listReservations } from '../../src/checkout/server/reservation-store.ts';
import type { PaymentGateway } from '../../src/payments/server/payment-gateway.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { explainNothing } from '../lib/explain-nothing.ts';
import { writeTable } from '../lib/write-table.ts';
import { describeReservation, listReservationCells } from './describe-reservation.ts';
import type { CheckoutArguments, CheckoutCommandName } from './read-checkout-arguments.ts';

/** What the commands work on. */
export interface CheckoutAdmin {
  readonly database: DatabaseService;
  readonly gateway: PaymentGateway;
  readonly sitesDir: string;
  readonly now: Date;
  /** Tells the person at the terminal. */
  readonly print: (line: string) => void;
}

type CheckoutCommand = (args: CheckoutArguments, admin: CheckoutAdmin) => Promise<void>;

/** More than a dealer's table program opens. */
const maxExported = 100_000;

const list: CheckoutCommand = async ({ filter, limit }, { database, sitesDir, print }) => {
  const found = await listReservations(database, filter, limit);
  if (found.length === 0) await explainNothing(sitesDir, filter.siteSlug);
  for (const reservation of found) print(describeReservation(reservation));
  print(found.length === 1 ? '1 reservation.' : `${found.length} reservations.`);
};

const exportAll: CheckoutCommand = async ({ filter, file = '' }, { database, sitesDir, print }) => {
  const rows = (await listReservations(database, filter, maxExported)).map(listReservationCells);
  if (rows.length === 0) await explainNothing(sitesDir, filter.siteSlug);
  await writeTable({ file, rows, words: ['reservation', 'reservations'], print });
};

/** Runs the due steps now, so that a running server finds nothing left to do. */
const processNow = (
  { database, gateway, now, print }: CheckoutAdmin,
  reservation: StoredReservation,
): Promise<StoredReservation> =>
  createReservationProcessor({
    store: createReservationStore(database),
    gateway,
    syncVehicleHold: (name) => syncVehicleHold(database, name, now),
    onProblem: (error) => print(`It goes on when the server tries again: ${error}`),
    onDeliveriesQueued: () => undefined,
    readClock: () => now,
  })(reservation);

const change =
  (buildEvent: (now: Date) => ReservationEvent): CheckoutCommand =>
  async ({ filter }, admin) => {
    const { database, now, print } = admin;
    const [known] = await listReservations(database, filter, 1);
    if (known === undefined) throw new Error(`There is no reservation ${filter.reservationUuid}.`);
    const done = await reservationPayable.orderChange(database, known, buildEvent(now), now);
    if (done === undefined || !done.isChanged) {
      throw new Error(`Nothing was changed: the reservation is ${done?.row.state ?? 'gone'}.`);
    }
    print(describeReservation(await processNow(admin, done.row)));
  };

/** What each command does. */
export const checkoutCommands: Readonly<Record<CheckoutCommandName, CheckoutCommand>> = {
  list,
  export: exportAll,
  release: change(() => ({ kind: 'released' })),
  refund: change(() => ({ kind: 'refundAsked' })),
  settled: change(() => ({ kind: 'settled' })),
  sold: change((now) => ({ kind: 'sold', nowMs: now.getTime() })),
};
