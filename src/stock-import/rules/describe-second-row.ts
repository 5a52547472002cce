import { formatPrice } from '#src/lib/format-number.ts';
import { listChangedFields } from './list-changed-fields.ts';

/** What is kept of an accepted row, to say how a second row of the same vehicle differs. */
export interface AcceptedRow {
  readonly row: number;
  readonly priceCents: number | null;
  readonly title: string;
  readonly feedHash: string;
  /** Undefined in a large feed, to save memory. */
  readonly details: RowDetails | undefined;
}

export interface RowDetails {
  readonly recordJson: string;
  readonly createdAt: string | null;
  readonly soldAtSeconds: number | null;
  readonly columnOf: (field: string) => string;
}

type Detailed = Omit<AcceptedRow, 'row'>;

const mostNamed = 5;
/** In rows of the same vehicle, `stocknum` can differ only in its case, and `name` follows from other fields. */
const derivedFields: ReadonlySet<string> = new Set(['stocknum', 'name']);

const nameOfPrice = (cents: number | null): string => (cents === null ? 'no price' : formatPrice(cents));

const parse = ({ recordJson }: RowDetails) => JSON.parse(recordJson) as Readonly<Record<string, unknown>>;

/** Returns the headings of the columns that differ. A column that one row leaves empty has a heading only in the other. */
const listDifferent = (used: RowDetails, other: RowDetails): readonly string[] => {
  const fields = listChangedFields(parse(used), parse(other));
  const times = [
    ...(used.createdAt === other.createdAt ? [] : ['created_at']),
    ...(used.soldAtSeconds === other.soldAtSeconds ? [] : ['sold']),
  ];
  const headingOf = (field: string): string | undefined =>
    [used, other].map(({ columnOf }) => columnOf(field)).find((heading) => heading !== field);
  const named = [...fields, ...times].flatMap((field) => {
    const heading = headingOf(field);
    return heading === undefined && derivedFields.has(field) ? [] : [heading ?? field];
  });
  return [...new Set(named)].filter((heading) => heading !== headingOf('stocknum'));
};

const sayDifferent = (columns: readonly string[]): string => {
  const [only] = columns;
  if (columns.length === 1) return `${only} differs`;
  const isCut = columns.length > mostNamed + 1;
  const named = columns.slice(0, isCut ? mostNamed : -1);
  const last = isCut ? `${columns.length - mostNamed} more columns` : columns.at(-1);
  return `${named.join(', ')} and ${last} differ`;
};

/** Returns the end of a sentence such as '"U1" is already in row 2'. Empty if the second row says the same. */
export const describeSecondRow = (used: AcceptedRow, other: Detailed): string => {
  if (used.title !== other.title)
    return ` as another vehicle (${other.title}; row ${used.row} has ${used.title}, which is used)`;
  if (used.priceCents !== other.priceCents) {
    return ` with another price (${nameOfPrice(other.priceCents)}; row ${used.row} has ${nameOfPrice(used.priceCents)}, which is used)`;
  }
  if (used.feedHash === other.feedHash) return '';
  if (used.details === undefined || other.details === undefined) return ` with other details; row ${used.row} is used`;
  const columns = listDifferent(used.details, other.details);
  return columns.length === 0 ? '' : `, but ${sayDifferent(columns)}; row ${used.row} is used`;
};
