import { reservationStates } from '../../src/checkout/rules/hold/change-reservation.ts';
import type { ReservationFilter } from '../../src/checkout/server/reservation-store.ts';
import { isUuid } from '../../src/lib/is-uuid.ts';
import { databaseNote, formatUsage } from '../lib/format-usage.ts';
import { readChoice, readCommandLine, readLimit, readTableFile, refuseOperand } from '../lib/read-command-line.ts';

const usage = formatUsage({
  summary: 'Lists, releases, refunds and exports reservations.',
  calls: [
    'npm run checkout -- list [--site SLUG] [--state STATE] [--limit N]',
    'npm run checkout -- release|refund|settled|sold RESERVATION_ID [--site SLUG]',
    'npm run checkout -- export FILE.csv [--site SLUG] [--state STATE]',
  ],
  commands: {
    list: 'Lists reservations, newest first',
    release: 'Releases the vehicle and refunds the deposit',
    refund: 'Refunds the deposit and makes the vehicle available again, even after it was marked sold',
    settled: 'Records that you refunded the money another way, after the bank refused a refund (state owed)',
    sold: 'Marks the vehicle sold: the deposit counts towards its price',
    export: 'Writes reservations to a CSV file',
  },
  options: {
    '--site SLUG': 'Only reservations on this site',
    '--state STATE': `Only reservations in this state: ${reservationStates.join(', ')}`,
    '--limit N': 'Maximum number of reservations to list (50 by default)',
  },
  notes: [databaseNote],
  example: 'npm run checkout -- list --site wattle-group --state held',
});

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

export interface CheckoutArguments {
  readonly command: CheckoutCommandName;
  readonly filter: ReservationFilter;
  readonly limit: number;
  readonly file: string | undefined;
}

export const readCheckoutArguments = (argv: readonly string[] = process.argv.slice(2)): CheckoutArguments => {
  const line = readCommandLine(argv, { usage, commands });
  const { command, operand, values, fail } = line;
  const isNamed = changes.some((one) => one === command);
  if (command === 'list') refuseOperand(line);
  if (isNamed && !isUuid(operand ?? '')) fail('Give the id of one reservation, as list shows it.');
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
