import type { ApplicationFilter } from '../../src/finance-application/server/admin/list-applications.ts';
import { isUuid } from '../../src/lib/is-uuid.ts';
import { readCommandLine, readLimit, readTableFile, refuseOperand } from '../lib/read-command-line.ts';

const usage = `Usage:
  npm run finance -- list [--site SLUG] [--limit 50]   applications that were sent, the newest first
  npm run finance -- show APPLICATION_ID                all that one says, with its consents and its sum
  npm run finance -- export FILE.csv [--site SLUG]      the same as a table, which nobody but its owner may read

What it shows is private: what people earn and owe. It works on DATABASE_URL, or on the embedded database in DATA_DIR while no
server runs on it, and opens with SEALING_KEYS, or the key in DATA_DIR.`;

const commands = { list: ['site', 'limit'], show: ['site'], export: ['site'] } as const;

export type FinanceCommandName = keyof typeof commands;

/** What was asked for on the command line. */
export interface FinanceArguments {
  readonly command: FinanceCommandName;
  readonly filter: ApplicationFilter;
  readonly limit: number;
  /** File that is written; only of an export. */
  readonly file: string | undefined;
}

/** Reads the command line; throws with the usage where it cannot be meant. */
export const readFinanceArguments = (argv: readonly string[] = process.argv.slice(2)): FinanceArguments => {
  const line = readCommandLine(argv, { usage, commands });
  const { command, operand, values, fail } = line;
  if (command === 'list') refuseOperand(line);
  if (command === 'show' && !isUuid(operand ?? '')) fail('Name one application by its id, as list shows it.');
  return {
    command,
    limit: readLimit(values.limit, fail),
    file: command === 'export' ? readTableFile(operand, fail) : undefined,
    filter: { siteSlug: values.site, applicationUuid: command === 'show' ? operand : undefined },
  };
};
