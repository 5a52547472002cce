import { reservationStates } from '../../src/checkout/rules/hold/reservation.ts';
import type { ReservationFilter } from '../../src/checkout/server/reservation-store.ts';
import { isUuid } from '../../src/lib/is-uuid.ts';
import { readChoice, readCommandLine, readLimit, readTableFile, refuseOperand } from '../lib/read-command-line.ts';

const usage = `Usage:
  npm run checkout -- list [--site SLUG] [--state STATE] [--limit 50]  reservations, the newest first
  npm run checkout -- release RESERVATION_ID   frees the vehicle, and gives the deposit back
  npm run checkout -- refund RESERVATION_ID    gives the deposit back, of a vehicle that was marked sold too: it is for sale again
  npm run checkout -- settled RESERVATION_ID   notes that what a bank did not take back (state owed) was given back another way
  npm run checkout -- sold RESERVATION_ID      marks the vehicle sold: the deposit is part of its price
  npm run checkout -- export FILE.csv [--site SLUG] [--state STATE]

STATE is one of ${reservationStates.join(', ')}.
It works on DATABASE_URL, or on the embedded database in DATA_DIR while no server runs on it.`;

/** What is done to one reservation. */
const changes = ['release', 'refund', 'settled', 'sold'] as const;

const commands = {
  list: ['site', 'state', 'limit'],
  export: ['site', 'state'],
  release: ['site'],
  refund: ['site'],
  settled: ['site'],
  sold: ['site'],
} as const;

export type CheckoutCommandName = keyof typeof commands;

/** What was asked for on the command line. */
export interface CheckoutArguments {
  readonly command: CheckoutCommandName;
  readonly filter: ReservationFilter;
  readonly limit: number;
  /** File that is written; only of an export. */
  readonly file: string | undefined;
}

/** Reads the command line; throws with the usage where it cannot be meant. */
export const readCheckoutArguments = (argv: readonly string[] = process.argv.slice(2)): CheckoutArguments => {
  const line = readCommandLine(argv, { usage, commands });
  const { command, operand, values, fail } = line;
  const isNamed = changes.some((one) => one === command);
  if (command === 'list') refuseOperand(line);
  if (isNamed && !isUuid(operand ?? '')) fail('Name one reservation by its id, as list shows it.');
  return {
    command,
    limit: readLimit(values.limit, fail),
    file: command === 'export' ? readTableFile(operand, fail) : undefined,
    filter: {
      siteSlug: values.site,
      state: readChoice('state', values.state, reservationStates, fail),
      reservationUuid: isNamed ? operand : undefined,
    },
  };
};
