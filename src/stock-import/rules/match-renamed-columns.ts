import { requiredFeedColumns, searched } from './feed-columns.ts';
import { likenessOfHeadings } from './suggest-optional-columns.ts';

export interface RenameCandidate {
  readonly heading: string;
  readonly column: string;
  readonly goneHeading: string;
  /** From 0 to 1. See `measureAgreement`. */
  readonly agreement: number;
}

export interface RenameDoubt {
  readonly headings: readonly string[];
  readonly columns: readonly string[];
}

export interface RenamedColumns {
  readonly renamed: Readonly<Record<string, string>>;
  readonly doubts: readonly RenameDoubt[];
}

type Ranked = RenameCandidate & { readonly likeness: number };

const rank = (candidate: RenameCandidate): Ranked => {
  const { heading, column, goneHeading } = candidate;
  return {
    ...candidate,
    likeness: Math.max(likenessOfHeadings(heading, goneHeading), likenessOfHeadings(heading, column)),
  };
};

const compare = (one: Ranked, other: Ranked): number =>
  other.agreement - one.agreement || other.likeness - one.likeness;

const meets = (one: Ranked, other: Ranked): boolean => one.heading === other.heading || one.column === other.column;

export const matchRenamedColumns = (candidates: readonly RenameCandidate[]): RenamedColumns => {
  const renamed: Record<string, string> = {};
  const doubts: RenameDoubt[] = [];
  let open = candidates
    .filter(({ agreement }) => agreement > 0)
    .map(rank)
    .sort(compare);
  for (let [best] = open; best !== undefined; [best] = open) {
    const first = best;
    const equals = open.filter((other) => meets(first, other) && compare(first, other) === 0);
    if (equals.length === 1) renamed[first.heading] = first.column;
    else {
      doubts.push({
        headings: [...new Set(equals.map(({ heading }) => heading))],
        columns: [...new Set(equals.map(({ column }) => column))],
      });
    }
    open = open.filter((other) => !equals.some((equal) => meets(equal, other)));
  }
  return { renamed, doubts };
};

export type Columns = Readonly<Record<string, string>>;

const repeated: ReadonlySet<string> = new Set(['images', 'sold', 'reserved', 'ignored', searched]);

export const withoutColumns = (proposed: Columns, settled: Columns): Columns => {
  const taken = new Set(Object.values(settled));
  return Object.fromEntries(
    Object.entries(proposed).filter(
      ([heading, column]) => !Object.hasOwn(settled, heading) && (repeated.has(column) || !taken.has(column)),
    ),
  );
};

export const pickRequired = (proposed: Columns): Columns =>
  Object.fromEntries(
    Object.entries(proposed).filter(([, column]) => requiredFeedColumns.some((required) => required === column)),
  );
