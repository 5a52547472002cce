import { deliveryKinds } from '../../src/leads/rules/delivery-kinds.ts';
import { leadStates } from '../../src/leads/rules/delivery-states.ts';
import type { LeadFilter } from '../../src/leads/server/admin/lead-filter.ts';
import { isUuid } from '../../src/lib/is-uuid.ts';
import { parseAustralianNumber } from '../../src/platform/phones/parse-phone-number.ts';
import { databaseNote, formatUsage } from '../lib/format-usage.ts';
import { type CommandLine, readChoice, readCommandLine, readLimit, refuseOperand } from '../lib/read-command-line.ts';

const usage = formatUsage({
  summary: 'Lists, shows, resends, exports and erases leads.',
  calls: [
    'npm run leads -- list [FILTER] [--limit N]',
    'npm run leads -- show LEAD_ID [--site SLUG]',
    'npm run leads -- resend LEAD_ID [--kind KIND] [--state STATE]',
    'npm run leads -- resend --state STATE [FILTER]',
    'npm run leads -- export FILE.csv|FILE.json [FILTER] [--person EMAIL]',
    'npm run leads -- forget --email EMAIL|--phone PHONE [--site SLUG]',
  ],
  commands: {
    list: 'Lists leads and their deliveries, newest first',
    show: 'Prints every field of a lead',
    resend:
      "Queues deliveries again, to the site's current targets. A delivery that arrived is only sent again with --state delivered, and a lead held as spam only by its id",
    export: 'Writes leads to a CSV file or, with every field, as JSON Lines',
    forget: 'Deletes everything stored about one person, by email address or mobile number',
  },
  options: {
    '--site SLUG': 'FILTER: only this site',
    '--state STATE': `FILTER: only this state: ${leadStates.join(', ')}`,
    '--kind KIND': `FILTER: only deliveries of this kind: ${deliveryKinds.join(', ')}`,
    '--since DATE': 'FILTER: only leads since this day, such as 2026-11-01',
    '--limit N': 'Maximum number of leads to list (50 by default)',
    '--person EMAIL':
      'Exports the leads of one person to a .json file, with their deliveries, booked visits, messages, notes and email files',
    '--email EMAIL': 'Deletes the data of a person who sent a form',
    '--phone PHONE': 'Deletes the data of a person who signed in or applied for finance with this mobile',
  },
  notes: [databaseNote],
  example: 'npm run leads -- list --site wattle-group --state dead',
});

const filters = ['site', 'state', 'kind', 'since'] as const;
const commands = {
  list: [...filters, 'limit'],
  show: ['site'],
  resend: filters,
  export: [...filters, 'person'],
  forget: ['email', 'phone', 'site'],
} as const;

export type LeadCommandName = keyof typeof commands;

export interface LeadArguments {
  readonly command: LeadCommandName;
  readonly filter: LeadFilter;
  /** In E.164. */
  readonly phone: string | undefined;
  readonly limit: number;
  readonly file: string | undefined;
}

type Fail = CommandLine<string, string>['fail'];

const readSince = (value: string | undefined, fail: Fail): Date | undefined => {
  if (value === undefined) return undefined;
  const since = new Date(value);
  return Number.isNaN(since.getTime()) ? fail('--since must be a day such as 2026-11-01.') : since;
};

const readPhone = (value: string | undefined, fail: Fail): string | undefined =>
  value === undefined
    ? undefined
    : (parseAustralianNumber(value, ['MOBILE']) ??
      fail('--phone must be an Australian mobile number such as 0412345678.'));

const findFault = ({ command, filter, phone, file }: LeadArguments): string | undefined => {
  if (command === 'export' && !/\.(csv|json)$/.test(file ?? '')) return 'Name a file that ends in .csv or .json.';
  if (command === 'export' && filter.email !== undefined && file?.endsWith('.csv'))
    return "One person's data can only be exported to a file that ends in .json.";
  if (command === 'forget' && filter.email === undefined && phone === undefined)
    return 'Name the person with --email or --phone.';
  if (command === 'show' && filter.leadUuid === undefined) return 'Give the id of one lead.';
  if (command === 'resend' && filter.leadUuid === undefined && filter.state === undefined)
    return 'Give the id of one lead, or choose leads with --state.';
  if (command === 'resend' && filter.leadUuid === undefined && filter.state === 'trapped')
    return 'A lead held as spam can only be resent by its id.';
  return undefined;
};

export const readLeadArguments = (argv: readonly string[] = process.argv.slice(2)): LeadArguments => {
  const line = readCommandLine(argv, { usage, commands });
  const { command, operand, values, fail } = line;
  const isNamed = command === 'show' || command === 'resend';
  if (command === 'list' || command === 'forget') refuseOperand(line);
  if (isNamed && operand !== undefined && !isUuid(operand)) fail('Give the id of one lead, as list shows it.');
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
