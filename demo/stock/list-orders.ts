import { inChosenOrder, inGrid, inRow, type PageOrder } from './spread-leads.ts';

type StockRecord = Readonly<Record<string, unknown>>;

const keys: readonly ((record: StockRecord) => readonly (number | string)[])[] = [
  ({ custom_rank }) => [-Number(custom_rank)],
  ({ offer_price, price }) => [Number(offer_price ?? price ?? 0)],
  ({ year }) => [-Number(year)],
  ({ km }) => [Number(km ?? 0)],
];

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

/** Lists what each vehicle's page shows as similar, as the search does. look-alikes.test.ts compares the two. */
const listSimilar = (
  records: readonly StockRecord[],
  recommended: readonly number[],
): readonly (readonly number[])[] => {
  const candidates = recommended.flatMap((index) => {
    const record = records[index];
    const isForSale = record?.status === 'in_stock' || record?.status === 'coming_soon';
    const isShown = record?.show_on_dealer_website !== false;
    return record !== undefined && isForSale && isShown ? [compare(record, index)] : [];
  });
  return candidates.map((to) =>
    candidates
      .filter((other) => other !== to && isInBand(to, other))
      .map((other) => ({ index: other.index, score: scoreOf(to, other) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, similarCount)
      .map(({ index }) => index),
  );
};

/** Lists the records by index as pages do: the recommended order first, then other orders and similar vehicles. */
export const listOrders = (records: readonly StockRecord[]): readonly PageOrder[] => {
  const orders = keys.map((keyOf) => {
    // Of equal vehicles, the search lists the greater id first.
    const recordKeys = records.map((record) => [...keyOf(record), -Number(record.id)]);
    return records.map((_, index) => index).sort((a, b) => compareKeys(recordKeys[a] ?? [], recordKeys[b] ?? []));
  });
  return [
    ...orders.map((indexes, place) => ({ indexes, nearness: place === 0 ? inGrid : inChosenOrder })),
    ...listSimilar(records, orders[0] ?? []).map((indexes) => ({ indexes, nearness: inRow })),
  ];
};
