import type { ApplicationFilter } from '../../src/finance-application/server/admin/list-applications.ts';
import { isUuid } from '../../src/lib/is-uuid.ts';
import { databaseNote, formatUsage } from '../lib/format-usage.ts';
import { readCommandLine, readLimit, readTableFile, refuseOperand } from '../lib/read-command-line.ts';

const usage = formatUsage({
  summary: 'Lists, shows and exports submitted finance applications.',
  calls: [
    'npm run finance -- list [--site SLUG] [--limit N]',
    'npm run finance -- show APPLICATION_ID [--site SLUG]',
    'npm run finance -- export FILE.csv [--site SLUG]',
  ],
  commands: {
    list: 'Lists applications, newest first',
    show: 'Prints one application with its consents and its assessment',
    export: 'Writes applications to a CSV file that only its owner can read',
  },
  options: {
    '--site SLUG': 'Only applications to this site',
    '--limit N': 'Maximum number of applications to list (50 by default)',
  },
  notes: [
    'The output is private: it shows what people earn and owe.',
    databaseNote,
    'Decrypts with SEALING_KEYS, or else with the key in DATA_DIR.',
  ],
  example: 'npm run finance -- list --site wattle-group',
});

const commands = { list: ['site', 'limit'], show: ['site'], export: ['site'] } as const;

export type FinanceCommandName = keyof typeof commands;

export interface FinanceArguments {
  readonly command: FinanceCommandName;
  readonly filter: ApplicationFilter;
  readonly limit: number;
  readonly file: string | undefined;
}

export const readFinanceArguments = (argv: readonly string[] = process.argv.slice(2)): FinanceArguments => {
  const line = readCommandLine(argv, { usage, commands });
  const { command, operand, values, fail } = line;
  if (command === 'list') refuseOperand(line);
  if (command === 'show' && !isUuid(operand ?? '')) fail('Give the id of one application, as list shows it.');
  return {
    command,
    limit: readLimit(values.limit, fail),
    file: command === 'export' ? readTableFile(operand, fail) : undefined,
    filter: { siteSlug: values.site, applicationUuid: command === 'show' ? operand : undefined },
  };
};
