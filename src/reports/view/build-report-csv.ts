import { buildCsvRow } from '#src/lib/text/build-csv-row.ts';
import type { ReportPart } from './build-report-part.ts';

export const buildReportCsv = ({ columns, rows }: Pick<ReportPart, 'columns' | 'rows'>): string =>
  [columns, ...rows.map(({ cells }) => cells)]
    .map((cells) => `${buildCsvRow(cells.map(({ value }) => value))}\r\n`)
    .join('');
