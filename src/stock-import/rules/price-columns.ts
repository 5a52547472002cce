import { formatPrice } from '#src/lib/format-number.ts';
import { quoteColumnLine } from './format-column-line.ts';
import { toHeadingKey } from './heading-key.ts';

const askingAlone = /^(?:(?:ask|asking|sell|selling|retail|sticker|windscreen|window)(?:price)?|ourprice)$/;
const askingPrice =
  /^(?:ask|asking|sell|selling|retail|sticker|windscreen|web|website|internet|online|advertised|advert|ad|window|ticket)(?:price|amount)?$/;
const namesMoney = /\$|price|amount/i;

export const isAskingHeading = (heading: string): boolean => {
  const key = toHeadingKey(heading);
  return askingAlone.test(key) || (namesMoney.test(heading) && askingPrice.test(key));
};

/** True for 'Price' alone, which can also be the dealer's cost. */
export const isBarePrice = (heading: string): boolean => toHeadingKey(heading) === 'price';

export const explainTwoPrices = (bare: string, asking: string): string =>
  `Two columns look like the price: "${bare}" and "${asking}". One of them may be the cost. If shoppers pay "${asking}", write ${quoteColumnLine(asking, 'price')} under stockFeed.columns; if they pay "${bare}", write ${quoteColumnLine(asking, 'ignored')}.`;

export const explainSecondPrice = (bare: string, own: string): string =>
  `Two columns look like the price: "${bare}" and "${own}", which the site reads. "${bare}" may be the cost. Unless shoppers may see it, write ${quoteColumnLine(bare, 'ignored')} under stockFeed.columns; if they may, write ${quoteColumnLine(bare, 'price')}.`;

export interface PriceColumn {
  readonly heading: string;
  readonly name?: string;
  /** One price for each row, in dollars; undefined for a cell without a price. */
  readonly dollars: readonly (number | undefined)[];
}

const nearlyAllPercent = 90;

export const isNearlyAll = (count: number, compared: number): boolean =>
  compared > 0 && count * 100 >= compared * nearlyAllPercent;

export interface PriceGuess {
  readonly chosen: string;
  readonly column: string;
  readonly other: string;
  readonly compared: number;
  readonly otherLower: number;
  /** In dollars, from the first row with both prices; null if there's none. */
  readonly example: { readonly chosen: number; readonly other: number } | null;
}

export const countLower = (one: Pick<PriceColumn, 'dollars'>, other: Pick<PriceColumn, 'dollars'>): number =>
  one.dollars.filter((dollars, row) => {
    const otherDollars = other.dollars[row];
    return dollars !== undefined && otherDollars !== undefined && dollars < otherDollars;
  }).length;

/**
 * Chooses a bare 'Price' last. Of the others, picks the column with the higher prices, because lower prices may be
 * costs. Returns undefined for fewer than two columns.
 */
export const guessPriceColumn = (columns: readonly PriceColumn[]): PriceGuess | undefined => {
  const [chosen, other] = columns.toSorted(
    (one, two) =>
      Number(isBarePrice(one.heading)) - Number(isBarePrice(two.heading)) ||
      countLower(one, two) - countLower(two, one),
  );
  if (chosen === undefined || other === undefined) return undefined;
  const both = chosen.dollars.flatMap((dollars, row) => {
    const otherDollars = other.dollars[row];
    return dollars === undefined || otherDollars === undefined ? [] : [{ chosen: dollars, other: otherDollars }];
  });
  return {
    chosen: chosen.heading,
    column: chosen.name ?? 'price',
    other: other.heading,
    compared: both.length,
    otherLower: countLower(other, chosen),
    example: both[0] ?? null,
  };
};

export const describePriceGuess = ({ chosen, other, compared, otherLower, example }: PriceGuess): string => {
  const isLower = isNearlyAll(otherLower, compared);
  const why = isLower ? ` "${other}" is lower in ${otherLower} of ${compared} rows, so it may be the cost.` : '';
  const dollars = (amount: number): string => formatPrice(amount * 100);
  const shown = example === null ? '' : ` The first car has ${dollars(example.chosen)} and ${dollars(example.other)}.`;
  return `We guessed which column is the price: "${chosen}", not "${other}".${why}${shown} Check with the dealer. If it's wrong, change it under stockFeed.columns.`;
};
