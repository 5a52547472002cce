import { feedColumns, requiredFeedColumns } from '#src/stock-import/rules/feed-columns.ts';
import { formatTable } from '../lib/format-table.ts';

type Row = readonly [column: string, holds: string, alsoCalled: string];

const tableHead: Row = ['Column', 'Holds', 'Also called'];

const required = new Set<string>(requiredFeedColumns);

const rows: readonly Row[] = feedColumns.map(({ name, about, headings }) => [
  `\`${name}\`${required.has(name) ? ' (required)' : ''}`,
  about,
  headings.join(', '),
]);

export const buildColumnTable = (): string => formatTable([tableHead, ...rows]);
