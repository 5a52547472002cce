import type { HeldChange } from './feed-run.ts';

export interface HeldChangeFacts {
  readonly kind: HeldChange['kind'];
  readonly count: number;
  /** What `count` is a share of, and the site's limit; null where there is none. */
  readonly of: { readonly total: number; readonly limitPercent: number } | null;
  /** Stock numbers, or the fields of fieldsGone. */
  readonly names: readonly string[];
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
    `The feed leaves out ${describeShare(facts, 'vehicles')}. None of them was hidden or marked as sold.`,
  pricesGone: (facts) => `The feed removes ${describeShare(facts, 'prices')}. Those vehicles keep their price.`,
  pricesMoved: (facts) =>
    `The feed changes ${describeShare(facts, 'prices')} a long way. Those vehicles keep their price.`,
  photosGone: (facts) => `The feed removes ${describeShare(facts, 'photos')}. Those vehicles keep their photos.`,
  fieldsGone: ({ names }) =>
    `The feed no longer has ${names.length === 1 ? 'the column' : 'columns'} for ${names.slice(0, maxNames).join(', ')}. Every vehicle keeps what it had there.`,
  lowPrice: ({ count }) =>
    `${countOf(count, 'price is', 'prices are')} far below the market, or below what it was. A vehicle on the site keeps its price; a new one shows none.`,
  committed: ({ count }) =>
    `The feed takes ${countOf(count, 'vehicle that has a paid deposit', 'vehicles that have a paid deposit')} off sale. ${count === 1 ? 'It stays' : 'They stay'} on the site.`,
  lastRow: () =>
    'The last row has no line ending, so the file may have been cut. That row was left out. Send the same file again to accept it.',
};

/** Says what was held back, with at most 50 names. */
export const describeHeldChange = (facts: HeldChangeFacts): HeldChange => ({
  kind: facts.kind,
  count: facts.count,
  sentence: sentences[facts.kind](facts),
  stockNumbers: facts.kind === 'fieldsGone' ? [] : facts.names.slice(0, maxNames),
});
