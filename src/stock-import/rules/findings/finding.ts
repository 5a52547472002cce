import type { FoundRow } from '../limits/brake.ts';
import type { OdometerReading } from '../limits/is-odometer-rolled-back.ts';
import type { isSwappedOdometer } from '../limits/is-swapped-odometer.ts';
import type { ComparedRow } from './compared-row.ts';

export interface FindingOptions {
  /** Keys of vehicles that got their first price within the last seven days. */
  readonly newlyPriced: ReadonlySet<string>;
  readonly isRolledBack: (before: OdometerReading, after: OdometerReading) => boolean;
  readonly isSwapped: typeof isSwappedOdometer;
  readonly ownPhones?: readonly string[];
  readonly isSiteEmpty: boolean;
}

/** Collects facts from the rows of one feed. `add` expects them in the feed's order. */
export interface Finder<Facts> {
  readonly add: (row: ComparedRow) => void;
  readonly end: () => Facts;
}

export type Finding<Facts> = (options: FindingOptions) => Finder<Facts>;

export const listFound =
  <Found>(find: (row: ComparedRow, options: FindingOptions) => Found | undefined): Finding<readonly Found[]> =>
  (options) => {
    const all: Found[] = [];
    return {
      add: (row) => {
        const found = find(row, options);
        if (found !== undefined) all.push(found);
      },
      end: () => all,
    };
  };

export const listRows = (
  isFound: (row: ComparedRow, options: FindingOptions) => boolean,
): Finding<readonly FoundRow[]> =>
  listFound((row, options) => (isFound(row, options) ? { key: row.key, stockNumber: row.stockNumber } : undefined));

export const countRows =
  (isCounted: (row: ComparedRow) => boolean): Finding<number> =>
  () => {
    let count = 0;
    return {
      add: (row) => {
        if (isCounted(row)) count += 1;
      },
      end: () => count,
    };
  };

type Findings = Readonly<Record<string, Finding<unknown>>>;

export type FactsOf<All extends Findings> = {
  readonly [Name in keyof All]: ReturnType<ReturnType<All[Name]>['end']>;
};

export const joinFindings =
  <All extends Findings>(findings: All): Finding<FactsOf<All>> =>
  (options) => {
    const finders = Object.entries(findings).map(([name, start]) => [name, start(options)] as const);
    return {
      add: (row) => {
        for (const [, finder] of finders) finder.add(row);
      },
      end: () => Object.fromEntries(finders.map(([name, finder]) => [name, finder.end()])) as FactsOf<All>,
    };
  };
