import { csvColumns, requiredCsvColumns } from '#src/stock-import/rules/csv-columns.ts';
import { formatTable } from '../lib/format-table.ts';

type Row = readonly [column: string, holds: string, alsoCalled: string];

const headings: Row = ['Column', 'Holds', 'Also called'];

const required = new Set<string>(requiredCsvColumns);

const rows: readonly Row[] = csvColumns.map(({ name, about, aliases }) => [
  `\`${name}\`${required.has(name) ? ' (required)' : ''}`,
  about,
  aliases.join(', '),
]);

/** Builds the Markdown table of the CSV columns. */
export const buildColumnTable = (): string => formatTable([headings, ...rows]);
