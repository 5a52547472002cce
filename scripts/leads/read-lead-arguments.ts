import { deliveryKinds } from '../../src/leads/rules/delivery-kinds.ts';
import { type LeadFilter, leadStates } from '../../src/leads/server/admin/lead-filter.ts';
import { isUuid } from '../../src/lib/is-uuid.ts';
import { parseAustralianNumber } from '../../src/platform/phones/parse-australian-number.ts';
import { type CommandLine, readChoice, readCommandLine, readLimit, refuseOperand } from '../lib/read-command-line.ts';

const usage = `Usage:
  npm run leads -- list [FILTER] [--limit 50]         leads, the newest first, each with where it went
  npm run leads -- show LEAD_ID                       all that is kept of a lead
  npm run leads -- resend LEAD_ID [--kind KIND]       puts a lead on its way again, also one taken for a program's
  npm run leads -- resend --state dead [FILTER]       puts all of them on their way again
  npm run leads -- export FILE.csv|FILE.json [FILTER] writes leads for a table program, or with everything as JSON Lines
  npm run leads -- export --person EMAIL FILE.json    all that is kept of one person
  npm run leads -- forget --email EMAIL [--site SLUG] deletes all that is kept of one person who wrote
  npm run leads -- forget --phone PHONE [--site SLUG] deletes all that is kept of one person who signed in, and what they applied for

FILTER is any of
  --site SLUG
  --state ${leadStates.join('|')}
  --kind ${deliveryKinds.join('|')}
  --since 2026-11-01

It works on DATABASE_URL, or on the embedded database in DATA_DIR while no server runs on it.`;

const filters = ['site', 'state', 'kind', 'since'] as const;
const commands = {
  list: [...filters, 'limit'],
  show: ['site'],
  resend: filters,
  export: [...filters, 'person'],
  forget: ['email', 'phone', 'site'],
} as const;

export type LeadCommandName = keyof typeof commands;

/** What was asked for on the command line. */
export interface LeadArguments {
  readonly command: LeadCommandName;
  readonly filter: LeadFilter;
  /** E.164, of who signed in with it; only of forgetting. */
  readonly phone: string | undefined;
  readonly limit: number;
  /** File that is written; only of an export. */
  readonly file: string | undefined;
}

type Fail = CommandLine<string, string>['fail'];

const readSince = (value: string | undefined, fail: Fail): Date | undefined => {
  if (value === undefined) return undefined;
  const since = new Date(value);
  return Number.isNaN(since.getTime()) ? fail('--since is a day, such as 2026-11-01.') : since;
};

const readPhone = (value: string | undefined, fail: Fail): string | undefined =>
  value === undefined
    ? undefined
    : (parseAustralianNumber(value, ['MOBILE']) ?? fail('--phone is an Australian mobile, such as 0412345678.'));

/** What is too wide to be meant, or says too little. */
const findFault = ({ command, filter, phone, file }: LeadArguments): string | undefined => {
  if (command === 'export' && !/\.(csv|json)$/.test(file ?? '')) return 'Name a file that ends in .csv or .json.';
  if (command === 'forget' && filter.email === undefined && phone === undefined)
    return 'Say with --email or --phone whom to forget.';
  if (command === 'show' && filter.leadUuid === undefined) return 'Name the lead.';
  if (command === 'resend' && filter.leadUuid === undefined && filter.state === undefined)
    return 'Name a lead, or say with --state which leads to send again.';
  if (command === 'resend' && filter.leadUuid === undefined && filter.state === 'trapped')
    return 'What was taken for a program is sent on by name only.';
  return undefined;
};

/** Reads the command line; throws with the usage where it cannot be meant. */
export const readLeadArguments = (argv: readonly string[] = process.argv.slice(2)): LeadArguments => {
  const line = readCommandLine(argv, { usage, commands });
  const { command, operand, values, fail } = line;
  const isNamed = command === 'show' || command === 'resend';
  if (command === 'list' || command === 'forget') refuseOperand(line);
  if (isNamed && operand !== undefined && !isUuid(operand)) fail('Name one lead by its id.');
  const args: LeadArguments = {
    command,
    limit: readLimit(values.limit, fail),
    phone: readPhone(values.phone, fail),
    file: command === 'export' ? operand : undefined,
    filter: {
      siteSlug: values.site,
      leadUuid: isNamed ? operand : undefined,
      state: readChoice('state', values.state, leadStates, fail),
      kind: readChoice('kind', values.kind, deliveryKinds, fail),
      since: readSince(values.since, fail),
      email: command === 'forget' ? values.email : values.person,
    },
  };
  const fault = findFault(args);
  return fault === undefined ? args : fail(fault);
};
