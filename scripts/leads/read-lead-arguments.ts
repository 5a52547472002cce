import { parseArgs } from 'node:util';
import { deliveryKinds } from '../../src/leads/rules/delivery-kinds.ts';
import { type LeadFilter, leadStates } from '../../src/leads/server/office/lead-filter.ts';
import { parseAustralianNumber } from '../../src/platform/phones/parse-australian-number.ts';

const usage = `Usage:
  npm run leads -- list [FILTER] [--limit 50]         leads, the newest first, each with where it went
  npm run leads -- show LEAD_ID                       all that is kept of a lead
  npm run leads -- resend LEAD_ID [--kind KIND]       puts a lead on its way again, also one taken for a program's
  npm run leads -- resend --state dead [FILTER]       puts all of them on their way again
  npm run leads -- export FILE.csv|FILE.json [FILTER] writes leads for a table program, or with everything as JSON Lines
  npm run leads -- export --person EMAIL FILE.json    all that is kept of one person
  npm run leads -- forget --email EMAIL [--site SLUG] deletes all that is kept of one person who wrote
  npm run leads -- forget --phone PHONE [--site SLUG] deletes all that is kept of one person who signed in

FILTER is any of
  --site SLUG
  --state ${leadStates.join('|')}
  --kind ${deliveryKinds.join('|')}
  --since 2026-11-01

It works on DATABASE_URL, or on the embedded database in DATA_DIR while no server runs on it.`;

const commands = ['list', 'show', 'resend', 'export', 'forget'] as const;

export type LeadCommandName = (typeof commands)[number];

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

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const fail = (reason: string): never => {
  throw new Error(`${reason}\n\n${usage}`);
};

const readChoice = <Choice extends string>(
  name: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined =>
  value === undefined
    ? undefined
    : (choices.find((choice) => choice === value) ?? fail(`--${name} is one of ${choices.join(', ')}.`));

const readSince = (value: string | undefined): Date | undefined => {
  if (value === undefined) return undefined;
  const since = new Date(value);
  return Number.isNaN(since.getTime()) ? fail('--since is a day, such as 2026-11-01.') : since;
};

const readPhone = (value: string | undefined): string | undefined =>
  value === undefined
    ? undefined
    : (parseAustralianNumber(value, ['MOBILE']) ?? fail('--phone is an Australian mobile, such as 0412345678.'));

const options = {
  site: { type: 'string' },
  state: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string', default: '50' },
  person: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
} as const;

/** What is too wide to be meant, or says too little. */
const findFault = ({ command, filter, phone, limit, file }: LeadArguments): string | undefined => {
  if (!Number.isInteger(limit) || limit < 1) return '--limit is a whole number from 1.';
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
  const { positionals, values } = parseArgs({ allowPositionals: true, options, args: [...argv] });
  const [name, operand, ...rest] = positionals;
  const command = commands.find((one) => one === name) ?? fail('Say what to do.');
  const isNamed = command === 'show' || command === 'resend';
  if (rest.length > 0 || (isNamed && operand !== undefined && !uuidPattern.test(operand)))
    fail('Name one lead by its id.');
  const args: LeadArguments = {
    command,
    limit: Number(values.limit),
    phone: command === 'forget' ? readPhone(values.phone) : undefined,
    file: command === 'export' ? operand : undefined,
    filter: {
      siteSlug: values.site,
      leadUuid: isNamed ? operand : undefined,
      state: readChoice('state', values.state, leadStates),
      kind: readChoice('kind', values.kind, deliveryKinds),
      since: readSince(values.since),
      email: command === 'forget' ? values.email : values.person,
    },
  };
  const fault = findFault(args);
  return fault === undefined ? args : fail(fault);
};
