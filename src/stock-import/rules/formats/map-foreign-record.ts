import type { CellReaders } from '../cells/create-cell-readers.ts';
import type { ColumnTarget } from '../feed-columns.ts';
import { toHeadingKey } from '../heading-key.ts';
import {
  findColumnTarget,
  findHeadingTarget,
  ignoredTarget,
  isWeakHeading,
  maxHeadingLength,
  readOwnColumns,
  searchedTarget,
} from '../read-csv-header.ts';
import type { MappedRow } from '../row/mapped-row.ts';
import { RowMapping } from '../row/row-mapping.ts';
import { findPublicText, isBareComments } from '../staff-texts.ts';
import { flattenRecord } from './flatten-record.ts';
import { foreignElementNames, transparentGroups } from './foreign-element-names.ts';

export type FindElementTarget = (heading: string) => ColumnTarget | undefined;

const maxRemembered = 5000;

const findByForeignName = (key: string): ColumnTarget | undefined => {
  const name = foreignElementNames.get(key);
  if (name === undefined) return undefined;
  return findColumnTarget(name) ?? ignoredTarget;
};

const findElement = (heading: string, own: ReadonlyMap<string, ColumnTarget>): ColumnTarget | undefined => {
  const ownTarget = own.get(toHeadingKey(heading));
  if (ownTarget !== undefined) return ownTarget;
  const parts = heading.split('.').map(toHeadingKey);
  for (let from = 0; from < parts.length; from += 1) {
    if (from > 0 && !transparentGroups.has(parts[from - 1] ?? '')) return undefined;
    const rest = parts.slice(from);
    const target = findByForeignName(rest.join('.')) ?? findHeadingTarget(rest.join(''));
    if (target !== undefined) return target;
  }
  return undefined;
};

export const createElementFinder = (columns: Readonly<Record<string, string>>): FindElementTarget => {
  const own = readOwnColumns(columns);
  const known = new Map<string, ColumnTarget | undefined>();
  return (heading) => {
    if (known.has(heading)) return known.get(heading);
    const target = findElement(heading, own);
    if (known.size < maxRemembered) known.set(heading, target);
    return target;
  };
};

const commentsTarget = findColumnTarget('comments');

/**
 * Ignores a heading such as 'Trim' if a clearer heading has the same target. Reads a column such as 'Web blurb' instead
 * of 'Comments', unless the site's `columns` has either heading or another column of comments.
 */
export const settleWeakHeadings = (
  findTarget: FindElementTarget,
  headings: readonly string[],
  columns: Readonly<Record<string, string>> = {},
): FindElementTarget => {
  const ownKeys = new Set(Object.keys(columns).map(toHeadingKey));
  const isOwnText = Object.values(columns).includes('comments');
  const publicText = isOwnText ? undefined : findPublicText(headings, ownKeys);
  const firm = new Set(headings.filter((heading) => !isWeakHeading(heading)).map(findTarget));
  return (heading) => {
    if (publicText !== undefined && heading === publicText) return commentsTarget;
    if (publicText !== undefined && isBareComments(heading) && !ownKeys.has(toHeadingKey(heading))) return undefined;
    const target = findTarget(heading);
    return isWeakHeading(heading) && firm.has(target) ? undefined : target;
  };
};

export interface ForeignRecord extends MappedRow {
  readonly cells: readonly string[];
  readonly targets: readonly ColumnTarget[];
  readonly unknownHeadings: readonly string[];
}

/**
 * If several elements have the same target, uses the first one with a value. Photos, sold marks and deposits are
 * collected from all of them.
 */
export const mapForeignRecord = (
  record: Readonly<Record<string, unknown>>,
  findTarget: FindElementTarget,
  readers: CellReaders,
  columns: Readonly<Record<string, string>> = {},
): ForeignRecord => {
  const mapping = new RowMapping(readers);
  const targets: ColumnTarget[] = [];
  const unknownHeadings: string[] = [];
  const cells = flattenRecord(record);
  const hasWeak = cells.some(({ heading }) => isWeakHeading(heading) || isBareComments(heading));
  const find = hasWeak
    ? settleWeakHeadings(
        findTarget,
        cells.map(({ heading }) => heading),
        columns,
      )
    : findTarget;
  const ownKeys = new Set(Object.keys(columns).map(toHeadingKey));
  for (const { heading, cell } of cells) {
    const target = find(heading);
    const isDoubted = isBareComments(heading) && !ownKeys.has(toHeadingKey(heading));
    if (target === undefined || target === searchedTarget) {
      const named = heading.slice(0, maxHeadingLength);
      if (target === undefined) unknownHeadings.push(named);
      mapping.addUnread({ heading: named }, cell);
    } else {
      if (target.kind !== 'ignored') targets.push(target);
      if (!mapping.has(target)) mapping.add({ heading: heading.slice(0, maxHeadingLength), target, isDoubted }, cell);
    }
  }
  return { ...mapping.finish(), cells: cells.map(({ cell }) => cell), targets, unknownHeadings };
};

export const isOwnRecord = (record: Readonly<Record<string, unknown>>): boolean => Object.hasOwn(record, 'stocknum');
