import type { HeldChange } from '../feed-run.ts';

export interface HeldChangeFacts {
  readonly kind: HeldChange['kind'];
  readonly count: number;
  /** What `count` is a share of, and the site's limit; null if the change has no limit. */
  readonly of: { readonly total: number; readonly limitPercent: number } | null;
  /** Stock numbers, or the lost fields for `fieldsGone`. */
  readonly names: readonly string[];
  /** What else is wrong with a last row; null if nothing is. */
  readonly fault?: string | null;
}

const maxNames = 50;

const countOf = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const describeShare = ({ count, of }: HeldChangeFacts, what: string): string => {
  if (of === null) return `${count} ${what}`;
  const percent = Math.round((count / Math.max(of.total, 1)) * 100);
  return `${count} of ${of.total} ${what} (${percent}%; the limit is ${of.limitPercent}%)`;
};

const sentences: Readonly<Record<HeldChange['kind'], (facts: HeldChangeFacts) => string>> = {
  missing: (facts) =>
    `The feed leaves out ${describeShare(facts, 'vehicles')}. We haven't hidden any of them or marked them as sold.`,
  pricesGone: (facts) => `The feed removes ${describeShare(facts, 'prices')}. Those vehicles keep their price.`,
  pricesMoved: (facts) =>
    `The feed makes big changes to ${describeShare(facts, 'prices')}. Those vehicles keep their price.`,
  photosGone: (facts) => `The feed removes ${describeShare(facts, 'photos')}. Those vehicles keep their photos.`,
  fieldsGone: ({ names }) =>
    `The feed no longer has ${names.length === 1 ? 'a column' : 'columns'} for ${names.slice(0, maxNames).join(', ')}. Every vehicle keeps the values it had.`,
  lowPrice: ({ count }) =>
    `${countOf(count, 'price is', 'prices are')} far below the market, or far below what it was. Vehicles already on the site keep their price; new ones show none.`,
  committed: ({ count }) =>
    `The feed takes ${countOf(count, 'vehicle with a paid deposit', 'vehicles with a paid deposit')} off sale. ${count === 1 ? 'It stays' : 'They stay'} on the site.`,
  lastRow: ({ fault = null }) =>
    `The file may have been cut off in its last row${fault === null ? ', which has no line ending' : `: ${fault}`}. We left that row out.`,
};

/** Describes what was held back, with at most 50 names. */
export const describeHeldChange = (facts: HeldChangeFacts): HeldChange => ({
  kind: facts.kind,
  count: facts.count,
  sentence: sentences[facts.kind](facts),
  stockNumbers: facts.kind === 'fieldsGone' ? [] : facts.names.slice(0, maxNames),
});
