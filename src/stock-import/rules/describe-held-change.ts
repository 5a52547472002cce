import type { HeldChange } from './feed-run.ts';

export interface HeldChangeFacts {
  readonly kind: HeldChange['kind'];
  readonly count: number;
  readonly of: number;
  /** The site's limit; null where there is none. */
  readonly limitPercent: number | null;
  /** Stock numbers, or the columns of fieldsGone. */
  readonly names: readonly string[];
}

const maxNames = 50;

const countOf = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const vehicles = (count: number): string => countOf(count, 'vehicle', 'vehicles');

const share = ({ count, of, limitPercent }: HeldChangeFacts): string =>
  `${Math.round((count / Math.max(of, 1)) * 100)}%, and the limit is ${limitPercent}%`;

const sentences: Readonly<Record<HeldChange['kind'], (facts: HeldChangeFacts) => string>> = {
  missing: (facts) =>
    `The feed leaves out ${facts.count} of ${vehicles(facts.of)} (${share(facts)}). None was hidden or marked as sold.`,
  pricesGone: (facts) =>
    `The feed removes ${facts.count} of ${facts.of} prices (${share(facts)}). Those vehicles keep their price.`,
  pricesMoved: (facts) =>
    `The feed moves ${facts.count} of ${facts.of} prices a long way (${share(facts)}). Those vehicles keep their price.`,
  photosGone: (facts) =>
    `The feed removes ${facts.count} of ${facts.of} photos (${share(facts)}). Those vehicles keep their photos.`,
  fieldsGone: ({ names }) =>
    `The feed no longer has ${names.length === 1 ? 'a column' : 'columns'} for ${names.join(', ')}. Every vehicle keeps its value.`,
  lowPrice: ({ count }) =>
    `${countOf(count, 'price is', 'prices are')} far below the market. A vehicle on the site keeps its price, and a new one shows none.`,
  committed: ({ count }) =>
    `${countOf(count, 'vehicle that the feed takes', 'vehicles that the feed takes')} off sale ${count === 1 ? 'has' : 'have'} a deposit or a purchase, and ${count === 1 ? 'stays' : 'stay'} on sale.`,
  lastRow: () =>
    'The last row has no line ending, so the file may have been cut. The row was left out. Send the same file again to accept it.',
};

/** Says what was held back, with at most 50 names. */
export const describeHeldChange = (facts: HeldChangeFacts): HeldChange => ({
  kind: facts.kind,
  count: facts.count,
  sentence: sentences[facts.kind](facts),
  stockNumbers: facts.kind === 'fieldsGone' ? [] : facts.names.slice(0, maxNames),
});
