import { readReadableCode } from '../../src/lib/text/readable-code.ts';
import { prizeCodeLength } from '../../src/wheel/rules/wheel-fields.ts';
import { readCommandLine, readLimit, readTableFile, refuseOperand } from '../lib/read-command-line.ts';

const usage = `Usage:
  npm run wheel -- list --site SLUG [--campaign KEY] [--limit 50]   who won what, the newest first
  npm run wheel -- odds --site SLUG [--campaign KEY]                what was drawn how often, and whether the book is whole
  npm run wheel -- redeem CODE --site SLUG                          marks a prize as handed out
  npm run wheel -- export FILE.csv --site SLUG [--campaign KEY]     every turn, with the odds as they stood and the number drawn

It works on DATABASE_URL, or on the embedded database in DATA_DIR while no server runs on it.`;

const ofBook = ['site', 'campaign'] as const;
const commands = { list: [...ofBook, 'limit'], odds: ofBook, redeem: ['site'], export: ofBook } as const;

export type WheelCommandName = keyof typeof commands;

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

/** Reads the command line; throws with the usage where it cannot be meant. */
export const readWheelArguments = (argv: readonly string[] = process.argv.slice(2)): WheelArguments => {
  const line = readCommandLine(argv, { usage, commands });
  const { command, operand, values, fail } = line;
  if (command === 'list' || command === 'odds') refuseOperand(line);
  const isRedeem = command === 'redeem';
  return {
    command,
    siteSlug: values.site ?? fail('Name the site by --site.'),
    campaignKey: values.campaign,
    limit: readLimit(values.limit, fail),
    code: isRedeem
      ? (readReadableCode(operand ?? '', prizeCodeLength) ?? fail('Name one prize by its code, such as QFB3-ZG82.'))
      : undefined,
    file: command === 'export' ? readTableFile(operand, fail) : undefined,
  };
};
