import { cutText } from '#src/lib/text/cut-text.ts';
import { type CsvColumn, type CsvTarget, csvColumns, requiredCsvColumns } from './csv-columns.ts';
import { splitCsvRecord } from './split-csv-record.ts';

export interface HeaderColumn {
  /** The heading as written, cut to 80 characters because every refusal repeats it. */
  readonly heading: string;
  readonly target: CsvTarget;
}

export type CsvHeader =
  | {
      readonly kind: 'header';
      readonly delimiter: string;
      readonly columns: readonly HeaderColumn[];
      readonly unknownHeadings: readonly string[];
    }
  | { readonly kind: 'broken'; readonly reason: string };

const maxHeadings = 1000;
const maxHeadingLength = 80;
const delimiters = [',', ';', '\t', '|'] as const;

const toKey = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const columnsByKey: ReadonlyMap<string, CsvColumn> = new Map(
  csvColumns.flatMap((column) => [column.name, ...column.aliases].map((heading) => [toKey(heading), column] as const)),
);

const numberedImage = /^(?:image|photo|picture|img)(?:url)?\d{1,3}$/;

const findTarget = (heading: string): CsvTarget | undefined => {
  const key = toKey(heading);
  return columnsByKey.get(key)?.target ?? (numberedImage.test(key) ? { kind: 'images' } : undefined);
};

const nameOf = (target: CsvTarget): string | undefined => csvColumns.find((column) => column.target === target)?.name;

const explainMissing = (missing: readonly string[], headings: readonly string[]): string => {
  const shown = headings.slice(0, 12).map((heading) => JSON.stringify(heading.slice(0, 40)));
  return `The first row lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}. It has: ${shown.join(', ')}.`;
};

/** Reads the first row of a CSV feed. The delimiter is whichever of comma, semicolon, tab and bar yields the most headings. */
export const readCsvHeader = (firstRow: string): CsvHeader => {
  const text = firstRow.replace(/^\uFEFF/, '');
  const candidates = delimiters.map((delimiter) => ({ delimiter, headings: splitCsvRecord(text, delimiter) ?? [] }));
  const best = candidates.reduce((one, other) => (other.headings.length > one.headings.length ? other : one));
  if (best.headings.length > maxHeadings) {
    return {
      kind: 'broken',
      reason: `The first row has ${best.headings.length} headings; ${maxHeadings} are allowed.`,
    };
  }
  const headings = best.headings.map((heading) => cutText(heading.trim(), maxHeadingLength));
  const columns = headings.map((heading) => ({ heading, target: findTarget(heading) ?? { kind: 'ignored' as const } }));
  const names = new Set(columns.map(({ target }) => nameOf(target)));
  const missing = requiredCsvColumns.filter((name) => !names.has(name));
  if (missing.length > 0) return { kind: 'broken', reason: explainMissing(missing, headings) };
  const targets = columns.filter(({ target }) => target.kind !== 'images');
  const twice = targets.find(({ target }, index) => targets.findIndex((other) => other.target === target) < index);
  if (twice !== undefined) {
    return { kind: 'broken', reason: `Two columns map to ${nameOf(twice.target)}; one of them is "${twice.heading}".` };
  }
  const unknownHeadings = headings.filter((heading) => heading !== '' && findTarget(heading) === undefined);
  return { kind: 'header', delimiter: best.delimiter, columns, unknownHeadings };
};
