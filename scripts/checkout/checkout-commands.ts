import { writeFile } from 'node:fs/promises';
import type { ReservationEvent } from '../../src/checkout/rules/hold/reservation.ts';
import { createKeeper } from '../../src/checkout/server/create-keeper.ts';
import { listReservations } from '../../src/checkout/server/office/list-reservations.ts';
import type { KeptReservation } from '../../src/checkout/server/reservation-row.ts';
import { createReservationStore } from '../../src/checkout/server/reservation-store.ts';
import { tellVehicle } from '../../src/checkout/server/tell-vehicle.ts';
import { buildCsvRow } from '../../src/leads/view/build-csv-row.ts';
import type { PaymentGateway } from '../../src/payments/server/payment-gateway.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { describeReservation, listReservationCells } from './describe-reservation.ts';
import type { CheckoutArguments, CheckoutCommandName } from './read-checkout-arguments.ts';

/** What the commands work on. */
export interface CheckoutOffice {
  readonly database: DatabaseService;
  readonly gateway: PaymentGateway;
  readonly now: Date;
  /** Tells whoever typed the command. */
  readonly print: (line: string) => void;
}

type CheckoutCommand = (args: CheckoutArguments, office: CheckoutOffice) => Promise<void>;

/** More than a dealer's table program opens. */
const maxExported = 100_000;

const list: CheckoutCommand = async ({ filter, limit }, { database, print }) => {
  const found = await listReservations(database, filter, limit);
  for (const reservation of found) print(describeReservation(reservation));
  print(found.length === 1 ? '1 reservation.' : `${found.length} reservations.`);
};

const exportAll: CheckoutCommand = async ({ filter, file = '' }, { database, print }) => {
  const rows = (await listReservations(database, filter, maxExported)).map(listReservationCells);
  const [first] = rows;
  const lines = [Object.keys(first ?? {}), ...rows.map((row) => Object.values(row))];
  await writeFile(file, lines.map((line) => `${buildCsvRow(line)}\r\n`).join(''));
  print(`${rows.length} reservations are in ${file}.`);
};

/** Does at once what the server would do in a moment: a server that runs beside finds nothing left. */
const keepNow = (
  { database, gateway, now, print }: CheckoutOffice,
  reservation: KeptReservation,
): Promise<KeptReservation> =>
  createKeeper({
    store: createReservationStore(database),
    gateway,
    tellVehicle: (name) => tellVehicle(database, name),
    onProblem: (error) => print(`It goes on when the server tries again: ${error}`),
    onTold: () => undefined,
    readClock: () => now,
  })(reservation);

const change =
  (buildEvent: (now: Date) => ReservationEvent): CheckoutCommand =>
  async ({ filter }, office) => {
    const { database, now, print } = office;
    const [known] = await listReservations(database, filter, 1);
    if (known === undefined) throw new Error(`There is no reservation ${filter.reservationUuid}.`);
    const changed = await createReservationStore(database).apply(known, [buildEvent(now)], now);
    if (changed === undefined || changed.version === known.version) {
      throw new Error(`Nothing was changed: the reservation is ${known.state}.`);
    }
    print(describeReservation(await keepNow(office, changed)));
  };

/** What each command does. */
export const checkoutCommands: Readonly<Record<CheckoutCommandName, CheckoutCommand>> = {
  list,
  export: exportAll,
  release: change(() => ({ kind: 'released' })),
  refund: change(() => ({ kind: 'refundAsked' })),
  sold: change((now) => ({ kind: 'sold', nowMs: now.getTime() })),
};
