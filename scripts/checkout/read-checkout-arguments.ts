import { parseArgs } from 'node:util';
import { type ReservationState, reservationStates } from '../../src/checkout/rules/hold/reservation.ts';
import type { ReservationFilter } from '../../src/checkout/server/office/list-reservations.ts';

const usage = `Usage:
  npm run checkout -- list [--site SLUG] [--state STATE] [--limit 50]  reservations, the newest first
  npm run checkout -- release RESERVATION_ID   frees the vehicle, and gives the deposit back
  npm run checkout -- refund RESERVATION_ID    gives the deposit back, of a vehicle that was marked sold too
  npm run checkout -- sold RESERVATION_ID      marks the vehicle sold: the deposit is part of its price
  npm run checkout -- export FILE.csv [--site SLUG] [--state STATE]

STATE is one of ${reservationStates.join(', ')}.
It works on DATABASE_URL, or on the embedded database in DATA_DIR while no server runs on it.`;

const commands = ['list', 'release', 'refund', 'sold', 'export'] as const;

export type CheckoutCommandName = (typeof commands)[number];

/** What was asked for on the command line. */
export interface CheckoutArguments {
  readonly command: CheckoutCommandName;
  readonly filter: ReservationFilter;
  readonly limit: number;
  /** File that is written; only of an export. */
  readonly file: string | undefined;
}

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const fail = (reason: string): never => {
  throw new Error(`${reason}\n\n${usage}`);
};

const readState = (text: string | undefined): ReservationState | undefined =>
  text === undefined
    ? undefined
    : (reservationStates.find((state) => state === text) ?? fail(`--state is one of ${reservationStates.join(', ')}.`));

const options = {
  site: { type: 'string' },
  state: { type: 'string' },
  limit: { type: 'string', default: '50' },
} as const;

/** Reads the command line; throws with the usage where it cannot be meant. */
export const readCheckoutArguments = (argv: readonly string[] = process.argv.slice(2)): CheckoutArguments => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options, args: [...argv] });
  const [name, operand, ...rest] = positionals;
  const command = commands.find((one) => one === name) ?? fail('Say what to do.');
  const isNamed = command === 'release' || command === 'refund' || command === 'sold';
  if (rest.length > 0 || (isNamed && !uuidPattern.test(operand ?? ''))) fail('Name one reservation by its id.');
  if (command === 'export' && !operand?.endsWith('.csv')) fail('Name a file that ends in .csv.');
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) fail('--limit is a whole number from 1.');
  return {
    command,
    limit,
    file: command === 'export' ? operand : undefined,
    filter: {
      siteSlug: values.site,
      state: readState(values.state),
      reservationUuid: isNamed ? operand : undefined,
    },
  };
};
