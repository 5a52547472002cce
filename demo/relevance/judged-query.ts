import type { DocumentAttribute } from '#src/search/rules/document/document-attributes.ts';
import type { SearchDocument } from '#src/search/rules/document/search-document.ts';

/** Inclusive minimum and maximum; null means no limit. */
type Bounds = readonly [min: number | null, max: number | null];

export type Meaning = Readonly<Partial<Record<DocumentAttribute, string | number | boolean | RegExp | Bounds>>>;

export interface JudgedQuery {
  readonly site: string;
  readonly typed: string;
  readonly means: readonly Meaning[];
  readonly not: readonly Meaning[];
  /**
   * The figure that words such as 'cheap' or 'low km' refer to; null without such words. Only vehicles with the lowest
   * figures are relevant.
   */
  readonly low: 'shown_price' | 'km' | null;
}

type JudgedRow = readonly [
  typed: string,
  means: Meaning | readonly Meaning[],
  more?: { readonly not?: Meaning | readonly Meaning[]; readonly low?: 'shown_price' | 'km' },
];

const listed = (meanings: Meaning | readonly Meaning[]): readonly Meaning[] =>
  Array.isArray(meanings) ? meanings : [meanings as Meaning];

export const queriesOf = (site: string, rows: readonly JudgedRow[]): readonly JudgedQuery[] =>
  rows.map(([typed, means, more = {}]) => ({
    site,
    typed,
    means: listed(means),
    not: listed(more.not ?? []),
    low: more.low ?? null,
  }));

const isBounds = (wanted: unknown): wanted is Bounds => Array.isArray(wanted);

const holds = (value: unknown, wanted: Meaning[DocumentAttribute]): boolean => {
  if (Array.isArray(value)) return value.some((one) => holds(one, wanted));
  if (wanted instanceof RegExp) return typeof value === 'string' && wanted.test(value);
  if (!isBounds(wanted)) return value === wanted;
  const [min, max] = wanted;
  return typeof value === 'number' && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
};

const hasMeaning = (document: SearchDocument, meaning: Meaning): boolean =>
  Object.entries(meaning).every(([name, wanted]) => holds(document[name as DocumentAttribute], wanted));

export const findMeant = (
  { means, not, low }: JudgedQuery,
  stock: readonly SearchDocument[],
): readonly SearchDocument[] => {
  const meant = stock.filter(
    (document) =>
      means.some((meaning) => hasMeaning(document, meaning)) && !not.some((meaning) => hasMeaning(document, meaning)),
  );
  if (low === null) return meant;
  const figures = meant.flatMap((document) => document[low] ?? []).sort((a, b) => a - b);
  const limit = figures[Math.min(figures.length - 1, Math.max(4, Math.floor(figures.length / 4)))] ?? 0;
  return meant.filter((document) => (document[low] ?? Number.POSITIVE_INFINITY) <= limit);
};
