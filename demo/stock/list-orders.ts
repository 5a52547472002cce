import type { DemoDealer } from '../dealers/dealer.ts';
import { inChosenOrder, inGrid, inNarrowedGrid, inRow, type PageOrder } from './spread-leads.ts';

type StockRecord = Readonly<Record<string, unknown>>;

type KeyOf = (record: StockRecord) => readonly (number | string)[];

const orderKeys = {
  recommended: ({ custom_rank }) => [-Number(custom_rank)],
  newest: ({ created_at }) => [-Date.parse(String(created_at))],
  price: ({ offer_price, price }) => [Number(offer_price ?? price ?? 0)],
  year: ({ year }) => [-Number(year)],
  odometer: ({ km }) => [Number(km ?? 0)],
} as const satisfies Readonly<Record<string, KeyOf>>;

const chosenOrders = ['price', 'year', 'odometer'] as const;

const compareKeys = (a: readonly (number | string)[], b: readonly (number | string)[]): number => {
  for (const [place, value] of a.entries()) {
    const other = b[place] ?? value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
};

const similarCount = 6;

const priceOf = ({ offer_price, price }: StockRecord): number => {
  const shown = [offer_price, price].map((value) => Number(value ?? 0)).find((value) => value > 10);
  return shown ?? 0;
};

interface Compared {
  readonly index: number;
  readonly make: string;
  readonly model: string;
  readonly body: string;
  readonly price: number;
}

const compare = (record: StockRecord, index: number): Compared => ({
  index,
  make: String(record.make),
  model: String(record.model),
  body: String(record.simple_body),
  price: priceOf(record),
});

const scoreOf = (to: Compared, other: Compared): number => {
  const isSameMake = other.make === to.make;
  return (isSameMake && other.model === to.model ? 4 : 0) + (other.body === to.body ? 2 : 0) + (isSameMake ? 1 : 0);
};

const isInBand = (to: Compared, other: Compared): boolean =>
  to.price === 0
    ? scoreOf(to, other) > 0
    : other.price > 0 && Math.abs(other.price - to.price) <= (to.price < 50_000 ? 10_000 : 25_000);

const listSimilar = (
  records: readonly StockRecord[],
  recommended: readonly number[],
): readonly (readonly number[])[] => {
  // The page of a sold vehicle lists similar ones too.
  const shown = recommended.flatMap((index) => {
    const record = records[index];
    return record === undefined ? [] : [{ ...compare(record, index), isForSale: record.status !== 'sold' }];
  });
  const candidates = shown.filter(({ isForSale }) => isForSale);
  return shown.map((to) =>
    candidates
      .filter((other) => other.index !== to.index && isInBand(to, other))
      .map((other) => ({ index: other.index, score: scoreOf(to, other) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, similarCount)
      .map(({ index }) => index),
  );
};

type NarrowingField = 'car_type' | 'simple_body' | 'make';

const listBy = (
  field: NarrowingField,
  records: readonly StockRecord[],
  indexes: readonly number[],
): readonly (readonly number[])[] => [...Map.groupBy(indexes, (index) => String(records[index]?.[field])).values()];

const listedStatuses: readonly unknown[] = ['in_stock', 'coming_soon', 'sold'];

/** Also true for vehicles sold long ago, although pages don't list them. */
const isListed = ({ status, show_on_dealer_website }: StockRecord): boolean =>
  listedStatuses.includes(status) && show_on_dealer_website !== false;

const arrivalsCount = 12;

export type ListOrder = keyof typeof orderKeys;

const sortListed = (records: readonly StockRecord[], order: ListOrder): readonly number[] => {
  // Of two equal vehicles, the search lists the one with the greater id first.
  const keys = records.map((record) => [...orderKeys[order](record), -Number(record.id)]);
  return [...records.keys()]
    .filter((index) => isListed(records[index] ?? {}))
    .sort((a, b) => compareKeys(keys[a] ?? [], keys[b] ?? []));
};

const firstPageCount = 21;

/** On the first page, the first vehicle that follows two others of its model. */
export const findThirdOfModel = (
  records: readonly StockRecord[],
  usualOrder: DemoDealer['usualOrder'],
): number | undefined => {
  const page = sortListed(records, usualOrder).slice(0, firstPageCount);
  const modelAt = (place: number): string => `${records[page[place] ?? -1]?.make} ${records[page[place] ?? -1]?.model}`;
  return page.find((_index, place) => place > 1 && [1, 2].every((gap) => modelAt(place - gap) === modelAt(place)));
};

export const listOrders = (
  records: readonly StockRecord[],
  usualOrder: DemoDealer['usualOrder'],
): readonly PageOrder[] => {
  const sortBy = (order: ListOrder): readonly number[] => sortListed(records, order);
  const usual = sortBy(usualOrder);
  const arrivals = sortBy('newest').filter((index) => records[index]?.status === 'in_stock');
  const narrowTo = (field: NarrowingField) => listBy(field, records, usual);
  return [
    ...[usual, ...narrowTo('car_type'), arrivals.slice(0, arrivalsCount)].map((indexes) => ({
      indexes,
      nearness: inGrid,
    })),
    ...[...narrowTo('simple_body'), ...narrowTo('make')].map((indexes) => ({ indexes, nearness: inNarrowedGrid })),
    ...chosenOrders.map((order) => ({ indexes: sortBy(order), nearness: inChosenOrder })),
    ...listSimilar(records, sortBy('recommended')).map((indexes) => ({ indexes, nearness: inRow })),
  ];
};
