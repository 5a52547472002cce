// Checks that style sheets take their values from tokens (src/sites/theme/tokens.md) and select layouts by a site's
// choices (ADR 32). Also finds imports of missing sheets, which the compiler doesn't check.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { toKebabCase } from '../src/lib/text/slugify.ts';
import { layoutSchema } from '../src/sites/config/layout-schema.ts';
import { paletteSchema } from '../src/sites/theme/palette-schema.ts';
import { themeSchema } from '../src/sites/theme/theme-schema.ts';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { findLiterals } from './lib/styles/find-literals.ts';
import { findMissingSheets } from './lib/styles/find-missing-sheets.ts';
import { findUnmatchedTokens } from './lib/styles/find-unmatched-tokens.ts';
import { findWrongVariants, type LayoutChoices } from './lib/styles/find-wrong-variants.ts';
import { readStyleSheet } from './lib/styles/read-style-sheet.ts';

answerHelp(
  formatUsage({
    summary: 'Checks that style sheets use the design tokens, and that every imported style sheet exists.',
    calls: ['npx node scripts/check-styles.ts'],
    example: 'npx node scripts/check-styles.ts',
    failure: 'a problem was found',
  }),
);

const minSheets = 60;
const tokensFile = 'src/ui/tokens.css';

const choices: LayoutChoices = new Map(
  Object.entries(layoutSchema.shape).map(([name, schema]) => [toKebabCase(name), new Set(schema.unwrap().options)]),
);
const siteTokens = new Set([
  ...[paletteSchema.shape, themeSchema.shape].flatMap(Object.keys).map((name) => `--${toKebabCase(name)}`),
  '--font-display',
  '--font-text',
]);

const listFiles = (pattern: string): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('src/ui/fonts/'));
const files = listFiles('src/**/*.css').filter((file) => existsSync(file));
const sheets = files.map((file) => ({ file, sheet: readStyleSheet(readFileSync(file, 'utf8')) }));
const faults = sheets.flatMap(({ file, sheet }) => {
  const literals = file === tokensFile ? [] : findLiterals(sheet);
  return [...literals, ...findWrongVariants(sheet, choices)].map(({ line, text }) => `${file}:${line} ${text}`);
});
const { unknown, unread } = findUnmatchedTokens(
  sheets.map(({ sheet }) => sheet),
  siteTokens,
  listFiles('src/**/*.svg').map((file) => readFileSync(file, 'utf8')),
);
faults.push(...unknown.map((name) => `${name} is read but never set`));
faults.push(...unread.map((name) => `${name} is set but never read`));
const importers = [...files, ...['src/**/*.ts', 'src/**/*.tsx'].flatMap(listFiles)].filter((file) => existsSync(file));
faults.push(...importers.flatMap((file) => findMissingSheets({ file, text: readFileSync(file, 'utf8') }, existsSync)));
if (files.length < minSheets) faults.push(`only ${files.length} style sheets found, expected at least ${minSheets}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
