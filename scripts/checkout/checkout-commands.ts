import type { ReservationEvent } from '../../src/checkout/rules/hold/change-reservation.ts';
import { createReservationProcessor } from '../../src/checkout/server/process-reservation.ts';
import { reservationPayable, type StoredReservation } from '../../src/checkout/server/reservation-payable.ts';
import { createReservationStore, listReservations } from '../../src/checkout/server/reservation-store.ts';
import { formatCount } from '../../src/lib/text/noun.ts';
import type { PaymentGateway } from '../../src/payments/server/payment-gateway.ts';
import { assertSiteExists } from '../lib/assert-site-exists.ts';
import type { AdminContext } from '../lib/run-admin-command.ts';
import { maxTableRows, writeTable } from '../lib/write-table.ts';
import { describeReservation, listReservationCells } from './describe-reservation.ts';
import type { CheckoutArguments, CheckoutCommandName } from './read-checkout-arguments.ts';

export interface CheckoutAdmin extends AdminContext {
  readonly gateway: PaymentGateway;
}

type CheckoutCommand = (args: CheckoutArguments, admin: CheckoutAdmin) => Promise<void>;

const noun = { one: 'reservation', many: 'reservations' };

const list: CheckoutCommand = async ({ filter, limit }, { database, sites, print }) => {
  const found = await listReservations(database, filter, limit);
  if (found.length === 0) await assertSiteExists(sites, filter.siteSlug);
  for (const reservation of found) print(describeReservation(reservation));
  print(`${formatCount(found.length, noun)}.`);
};

const exportAll: CheckoutCommand = async ({ filter, file = '' }, { database, sites, print }) => {
  const rows = (await listReservations(database, filter, maxTableRows)).map(listReservationCells);
  if (rows.length === 0) await assertSiteExists(sites, filter.siteSlug);
  await writeTable({ file, rows, noun, print });
};

/** Takes the reservation's next steps now, such as a refund. The server would take them later. */
const processNow = (
  { database, gateway, now, print }: CheckoutAdmin,
  reservation: StoredReservation,
): Promise<StoredReservation> =>
  createReservationProcessor({
    database,
    store: createReservationStore(database),
    gateway,
    onProblem: (error) => print(`A step failed; the server will retry it: ${error}`),
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
      throw new Error(`Nothing changed: the reservation is ${done?.row.state ?? 'gone'}.`);
    }
    print(describeReservation(await processNow(admin, done.row)));
  };

export const checkoutCommands: Readonly<Record<CheckoutCommandName, CheckoutCommand>> = {
  list,
  export: exportAll,
  release: change(() => ({ kind: 'released' })),
  refund: change(() => ({ kind: 'refundAsked' })),
  settled: change(() => ({ kind: 'settled' })),
  sold: change((now) => ({ kind: 'sold', nowMs: now.getTime() })),
};
