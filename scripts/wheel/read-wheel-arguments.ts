import { readReadableCode } from '../../src/lib/text/readable-code.ts';
import { prizeCodeLength } from '../../src/wheel/rules/wheel-fields.ts';
import { databaseNote, formatUsage } from '../lib/format-usage.ts';
import { readCommandLine, readLimit, readTableFile, refuseOperand } from '../lib/read-command-line.ts';

const usage = formatUsage({
  summary: 'Lists and redeems the prizes of /spin-to-win, and checks the draws.',
  calls: [
    'npm run wheel -- list --site SLUG [--campaign KEY] [--limit N]',
    'npm run wheel -- odds --site SLUG [--campaign KEY]',
    'npm run wheel -- redeem CODE --site SLUG',
    'npm run wheel -- export FILE.csv --site SLUG [--campaign KEY]',
  ],
  commands: {
    list: 'Lists prizes and their winners, newest first',
    odds: 'Compares the draws with their odds, and checks that no recorded spin was changed or removed',
    redeem: 'Marks a prize as handed out',
    export: 'Writes every spin to a CSV file, with its odds and the number drawn',
  },
  options: {
    '--site SLUG': "The wheel's site",
    '--campaign KEY': 'Only spins in this campaign',
    '--limit N': 'Maximum number of prizes to list (50 by default)',
  },
  notes: [databaseNote],
  example: 'npm run wheel -- odds --site wattle-group',
  failure: 'an error; for odds, also a row that was changed or removed',
});

const bookOptions = ['site', 'campaign'] as const;
const commands = { list: [...bookOptions, 'limit'], odds: bookOptions, redeem: ['site'], export: bookOptions } as const;

export type WheelCommandName = keyof typeof commands;

export interface WheelArguments {
  readonly command: WheelCommandName;
  readonly siteSlug: string;
  readonly campaignKey: string | undefined;
  readonly limit: number;
  readonly code: string | undefined;
  readonly file: string | undefined;
}

export const readWheelArguments = (argv: readonly string[] = process.argv.slice(2)): WheelArguments => {
  const line = readCommandLine(argv, { usage, commands });
  const { command, operand, values, fail } = line;
  if (command === 'list' || command === 'odds') refuseOperand(line);
  const isRedeem = command === 'redeem';
  return {
    command,
    siteSlug: values.site ?? fail('Name the site with --site.'),
    campaignKey: values.campaign,
    limit: readLimit(values.limit, fail),
    code: isRedeem
      ? (readReadableCode(operand ?? '', prizeCodeLength) ?? fail('Give a prize code, such as QFB3-ZG82.'))
      : undefined,
    file: command === 'export' ? readTableFile(operand, fail) : undefined,
  };
};
