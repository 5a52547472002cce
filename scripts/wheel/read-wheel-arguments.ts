import { parseArgs } from 'node:util';
import { readReadableCode } from '../../src/lib/text/readable-code.ts';
import { prizeCodeLength } from '../../src/wheel/rules/prize-code.ts';

const usage = `Usage:
  npm run wheel -- list --site SLUG [--campaign KEY] [--limit 50]   who won what, the newest first
  npm run wheel -- odds --site SLUG [--campaign KEY]                what was drawn how often, and whether the book is whole
  npm run wheel -- redeem CODE --site SLUG                          marks a prize as handed out
  npm run wheel -- export FILE.csv --site SLUG [--campaign KEY]     every turn, with the odds as they stood and the number drawn

It works on DATABASE_URL, or on the embedded database in DATA_DIR while no server runs on it.`;

const commands = ['list', 'odds', 'redeem', 'export'] as const;

export type WheelCommandName = (typeof commands)[number];

/** What was asked for on the command line. */
export interface WheelArguments {
  readonly command: WheelCommandName;
  readonly siteSlug: string;
  readonly campaignKey: string | undefined;
  readonly limit: number;
  /** Of a prize; only of a redemption. */
  readonly code: string | undefined;
  /** File that is written; only of an export. */
  readonly file: string | undefined;
}

const fail = (reason: string): never => {
  throw new Error(`${reason}\n\n${usage}`);
};

const options = {
  site: { type: 'string' },
  campaign: { type: 'string' },
  limit: { type: 'string', default: '50' },
} as const;

/** Reads the command line; throws with the usage where it cannot be meant. */
export const readWheelArguments = (argv: readonly string[] = process.argv.slice(2)): WheelArguments => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options, args: [...argv] });
  const [name, operand = '', ...rest] = positionals;
  const command = commands.find((one) => one === name) ?? fail('Say what to do.');
  const siteSlug = values.site ?? fail('Name the site by --site.');
  const code = command === 'redeem' ? readReadableCode(operand, prizeCodeLength) : undefined;
  if (rest.length > 0 || (command === 'redeem' && code === undefined)) fail('Name one prize by its code.');
  if (command === 'export' && !operand.endsWith('.csv')) fail('Name a file that ends in .csv.');
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) fail('--limit is a whole number from 1.');
  const file = command === 'export' ? operand : undefined;
  return { command, siteSlug, campaignKey: values.campaign, limit, code, file };
};
