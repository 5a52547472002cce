import { parseArgs } from 'node:util';
import type { ApplicationFilter } from '../../src/finance-application/server/office/list-applications.ts';

const usage = `Usage:
  npm run finance -- list [--site SLUG] [--limit 50]   applications that were sent, the newest first
  npm run finance -- show APPLICATION_ID                all that one says, with its consents and its sum
  npm run finance -- export FILE.csv [--site SLUG]      the same as a table, which nobody but its owner may read

What it shows is private: what people earn and owe. It works on DATABASE_URL, or on the embedded database in DATA_DIR while no
server runs on it, and opens with SEALING_KEYS, or the key in DATA_DIR.`;

const commands = ['list', 'show', 'export'] as const;

export type FinanceCommandName = (typeof commands)[number];

/** What was asked for on the command line. */
export interface FinanceArguments {
  readonly command: FinanceCommandName;
  readonly filter: ApplicationFilter;
  readonly limit: number;
  /** File that is written; only of an export. */
  readonly file: string | undefined;
}

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const fail = (reason: string): never => {
  throw new Error(`${reason}\n\n${usage}`);
};

const options = { site: { type: 'string' }, limit: { type: 'string', default: '50' } } as const;

/** Reads the command line; throws with the usage where it cannot be meant. */
export const readFinanceArguments = (argv: readonly string[] = process.argv.slice(2)): FinanceArguments => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options, args: [...argv] });
  const [name, operand, ...rest] = positionals;
  const command = commands.find((one) => one === name) ?? fail('Say what to do.');
  if (rest.length > 0 || (command === 'show' && !uuidPattern.test(operand ?? ''))) {
    fail('Name one application by its id.');
  }
  if (command === 'export' && !operand?.endsWith('.csv')) fail('Name a file that ends in .csv.');
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) fail('--limit is a whole number from 1.');
  return {
    ...{ command, limit, file: command === 'export' ? operand : undefined },
    filter: { siteSlug: values.site, applicationUuid: command === 'show' ? operand : undefined },
  };
};
