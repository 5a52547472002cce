import { csvColumns, requiredCsvColumns } from '#src/stock-import/rules/csv-columns.ts';

type Row = readonly [column: string, holds: string, alsoCalled: string];

const headings: Row = ['Column', 'Holds', 'Also called'];

const required = new Set<string>(requiredCsvColumns);

const rows: readonly Row[] = csvColumns.map(({ name, about, aliases }) => [
  `\`${name}\`${required.has(name) ? ' (required)' : ''}`,
  about.replaceAll('|', '\\|'),
  aliases.join(', '),
]);

/** Builds a Markdown table of the CSV columns, padded for reading as text. */
export const buildColumnTable = (): string => {
  const widths = headings.map((_, at) => Math.max(...[headings, ...rows].map((row) => row[at]?.length ?? 0)));
  const toLine = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [headings, widths.map((width) => '-'.repeat(width)), ...rows].map(toLine).join('\n');
};
