import { cutText } from '#src/lib/text/cut-text.ts';
import {
  type ColumnTarget,
  type FeedColumn,
  feedColumns,
  isCollected,
  listMissingColumns,
  searched,
} from './feed-columns.ts';
import { toHeadingKey } from './heading-key.ts';
import { explainSecondPrice, explainTwoPrices, isAskingHeading, isBarePrice } from './price-columns.ts';
import { splitCsvRecord } from './split-csv-record.ts';
import { findPublicText, isBareComments } from './staff-texts.ts';

export interface HeaderColumn {
  /** The heading as written, cut to 80 characters because every refusal repeats it. */
  readonly heading: string;
  readonly target: ColumnTarget;
  readonly instead?: string;
  /** True for a 'Comments' column whose cells may be notes to the staff. */
  readonly isDoubted?: boolean;
}

export type CsvHeader =
  | {
      readonly kind: 'header';
      readonly delimiter: string;
      readonly columns: readonly HeaderColumn[];
      readonly unknownHeadings: readonly string[];
      /** Indexes of the columns that the import only searches, for example for sale words. */
      readonly unread: readonly number[];
    }
  | {
      readonly kind: 'broken';
      readonly reason: string;
      /** Number of recognised headings. If no row works as headings, the report explains the row with the most. */
      readonly known: number;
    };

export interface HeaderHabits {
  readonly columns: Readonly<Record<string, string>>;
  readonly separator: 'auto' | 'comma' | 'semicolon' | 'tab' | 'bar';
}

export const separatorCharacters = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;
const usualHeaderHabits: HeaderHabits = { columns: {}, separator: 'auto' };

const maxHeadings = 1000;
export const maxHeadingLength = 80;

const columnsByKey: ReadonlyMap<string, FeedColumn> = new Map(
  feedColumns.flatMap((column) =>
    [column.name, ...column.headings].map((heading) => [toHeadingKey(heading), column] as const),
  ),
);
const columnsByName: ReadonlyMap<string, FeedColumn> = new Map(feedColumns.map((column) => [column.name, column]));

const commentsTarget = columnsByName.get('comments')?.target ?? ({ kind: 'ignored' } as const);
const numberedImage = /^(?:image|photo|picture|img|pic)(?:url)?\d{1,3}$/;
const images: ColumnTarget = { kind: 'images' };
export const ignoredTarget: ColumnTarget = { kind: 'ignored' };
export const searchedTarget: ColumnTarget = { kind: 'ignored' };

export const findHeadingTarget = (heading: string): ColumnTarget | undefined => {
  const key = toHeadingKey(heading);
  return columnsByKey.get(key)?.target ?? (numberedImage.test(key) ? images : undefined);
};

/** 'Trim' can be the badge or the interior, so another heading for the badge takes precedence. */
const weakKeys: ReadonlySet<string> = new Set(['trim']);

export const isWeakHeading = (heading: string): boolean => weakKeys.has(toHeadingKey(heading.split('.').at(-1) ?? ''));

export const findColumnTarget = (name: string): ColumnTarget | undefined => columnsByName.get(name)?.target;

export const nameOfTarget = (target: ColumnTarget): string | undefined =>
  feedColumns.find((column) => column.target === target)?.name;

export const readOwnColumns = (columns: HeaderHabits['columns']): ReadonlyMap<string, ColumnTarget> =>
  new Map(
    Object.entries(columns).map(([heading, name]) => [
      toHeadingKey(heading),
      name === searched ? searchedTarget : (findColumnTarget(name) ?? ignoredTarget),
    ]),
  );

const missingStart = 'The row of headings is missing the column';

export const saysMissingColumn = (reason: string): boolean => reason.startsWith(missingStart);

const explainMissing = (missing: readonly string[], headings: readonly string[]): string => {
  const shown = headings.slice(0, 12).map((heading) => JSON.stringify(heading.slice(0, 40)));
  return `${missingStart}${missing.length > 1 ? 's' : ''} ${missing.join(', ')}. It has: ${shown.join(', ')}.`;
};

const splitHeadings = (row: string, separator: HeaderHabits['separator']) => {
  const delimiters = separator === 'auto' ? Object.values(separatorCharacters) : [separatorCharacters[separator]];
  return delimiters
    .map((delimiter) => ({ delimiter, headings: splitCsvRecord(row, delimiter) ?? [] }))
    .reduce((one, other) => (other.headings.length > one.headings.length ? other : one));
};

/**
 * Returns each column's possible names: 'Price' above 'Drive Away' gives 'Price Drive Away', 'Drive Away' and 'Price'.
 */
const joinHeadings = (upper: readonly string[], lower: readonly string[]): readonly (readonly string[])[] =>
  upper.map((heading, index) => {
    const below = lower[index]?.trim() ?? '';
    const above = heading.trim();
    if (above === '' || below === '') return [above === '' ? below : above];
    return [`${above} ${below}`, below, above];
  });

const isSame = (one: ColumnTarget, other: ColumnTarget): boolean =>
  one === other && !isCollected(one) && one.kind !== 'ignored';

const isPlainPrice = (target: ColumnTarget): boolean => target.kind === 'price' && target.price === 'plain';

const settleWeak = (columns: readonly HeaderColumn[], own: ReadonlySet<HeaderColumn>): readonly HeaderColumn[] =>
  columns.map((column) => {
    const isBeaten =
      !own.has(column) &&
      isWeakHeading(column.heading) &&
      columns.some((other) => other !== column && isSame(other.target, column.target));
    return isBeaten ? { ...column, target: ignoredTarget } : column;
  });

const isNameField = ({ target }: HeaderColumn): boolean =>
  target.kind === 'field' && (target.field === 'make' || target.field === 'model');

const settleCombined = (columns: readonly HeaderColumn[]): readonly HeaderColumn[] =>
  columns.some(isNameField)
    ? columns.map((column) => (column.target.kind === 'makeModel' ? { ...column, target: ignoredTarget } : column))
    : columns;

const settleTexts = (columns: readonly HeaderColumn[], own: ReadonlySet<HeaderColumn>): readonly HeaderColumn[] => {
  const isOwnText = [...own].some(({ target }) => target === commentsTarget);
  const ownKeys = new Set([...own].map(({ heading }) => toHeadingKey(heading)));
  const headings = columns.map(({ heading }) => heading);
  const instead = isOwnText ? undefined : findPublicText(headings, ownKeys);
  return columns.map((column) => {
    const { heading, target } = column;
    if (heading === instead) return { ...column, target: commentsTarget };
    if (target !== commentsTarget || own.has(column) || !isBareComments(heading)) return column;
    return instead === undefined ? { ...column, isDoubted: true } : { heading, target: ignoredTarget, instead };
  });
};

const settleOwn = (columns: readonly HeaderColumn[], own: ReadonlySet<HeaderColumn>): readonly HeaderColumn[] =>
  columns.map((column) => {
    const isBeaten = !own.has(column) && [...own].some((other) => isSame(other.target, column.target));
    return isBeaten ? { ...column, target: ignoredTarget } : column;
  });

export const readCsvHeader = (
  firstRow: string,
  stockFeed: HeaderHabits = usualHeaderHabits,
  secondRow?: string,
): CsvHeader => {
  const { delimiter, headings: upper } = splitHeadings(firstRow.replace(/^\uFEFF/, ''), stockFeed.separator);
  const lower = secondRow === undefined ? [] : (splitCsvRecord(secondRow, delimiter) ?? []);
  const choices = joinHeadings(upper, lower);
  if (choices.length > maxHeadings) {
    const reason = `The first row has ${choices.length} headings; at most ${maxHeadings} are allowed.`;
    return { kind: 'broken', reason, known: 0 };
  }
  const ownTargets = readOwnColumns(stockFeed.columns);
  const own = new Set<HeaderColumn>();
  const unknownHeadings: string[] = [];
  const read = choices.map((names): HeaderColumn => {
    const heading = cutText(names[0] ?? '', maxHeadingLength);
    const ownName = names.find((name) => ownTargets.has(toHeadingKey(name)));
    const ownTarget = ownName === undefined ? undefined : ownTargets.get(toHeadingKey(ownName));
    const known = names.flatMap((name) => findHeadingTarget(name) ?? [])[0];
    if (ownTarget === undefined && known === undefined && heading !== '') unknownHeadings.push(heading);
    const column = { heading, target: ownTarget ?? known ?? ignoredTarget };
    if (ownTarget !== undefined) own.add(column);
    return column;
  });
  const settled = settleCombined(settleTexts(settleWeak(read, own), own));
  const isLost = (column: HeaderColumn, index: number): boolean =>
    column.target === ignoredTarget && read[index]?.target !== ignoredTarget;
  unknownHeadings.push(...settled.filter(isLost).map(({ heading }) => heading));
  const columns = own.size === 0 ? settled : settleOwn(settled, own);
  const names = new Set(columns.map(({ target }) => nameOfTarget(target)));
  const isOpen = (column: HeaderColumn): boolean =>
    column.target === ignoredTarget && column.heading !== '' && !own.has(column);
  const unread = columns.flatMap((column, index) =>
    isOpen(column) || column.target === searchedTarget ? [index] : [],
  );
  const known = columns.filter(({ target }) => target !== ignoredTarget).length;
  const missing = listMissingColumns(names);
  if (missing.length > 0) {
    const headings = columns.map(({ heading }) => heading);
    return { kind: 'broken', reason: explainMissing(missing, headings), known };
  }
  const twice = columns.find(
    ({ target }, index) => columns.findIndex((other) => isSame(other.target, target)) < index && isSame(target, target),
  );
  if (twice !== undefined) {
    const name = nameOfTarget(twice.target);
    return {
      kind: 'broken',
      reason: `Two columns map to ${name}; one of them is "${twice.heading}". Map one of them in stockFeed.columns.`,
      known,
    };
  }
  const bare = columns.find(
    (column, index) => isPlainPrice(column.target) && !own.has(column) && choices[index]?.some(isBarePrice),
  );
  const asking = columns.find((column, index) => isOpen(column) && choices[index]?.some(isAskingHeading));
  if (bare !== undefined && asking !== undefined) {
    return { kind: 'broken', reason: explainTwoPrices(bare.heading, asking.heading), known };
  }
  const ownPrice = [...own].find(({ target }) => target.kind === 'price');
  if (bare !== undefined && ownPrice !== undefined) {
    return { kind: 'broken', reason: explainSecondPrice(bare.heading, ownPrice.heading), known };
  }
  const isStillUnknown = (heading: string): boolean =>
    !columns.some((column) => column.heading === heading && column.target === commentsTarget);
  return { kind: 'header', delimiter, columns, unknownHeadings: unknownHeadings.filter(isStillUnknown), unread };
};
