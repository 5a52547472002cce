type StockRecord = Readonly<Record<string, unknown>>;

/** Orders in which pages list vehicles: recommended, price, age, odometer, and models together as similar vehicles are. */
const keys: readonly ((record: StockRecord) => readonly (number | string)[])[] = [
  ({ custom_rank }) => [-Number(custom_rank)],
  ({ offer_price, price }) => [Number(offer_price ?? price ?? 0)],
  ({ year }) => [-Number(year)],
  ({ km }) => [Number(km ?? 0)],
  ({ created_at }) => [String(created_at)],
  ({ make, model, custom_rank }) => [String(make), String(model), -Number(custom_rank)],
];

const compareKeys = (a: readonly (number | string)[], b: readonly (number | string)[]): number => {
  for (const [place, value] of a.entries()) {
    const other = b[place] ?? value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
};

/** Lists the records by index in each order. The recommended order comes first. */
export const listOrders = (records: readonly StockRecord[]): readonly (readonly number[])[] =>
  keys.map((keyOf) => {
    const recordKeys = records.map(keyOf);
    return records
      .map((_, index) => index)
      .sort((a, b) => compareKeys(recordKeys[a] ?? [], recordKeys[b] ?? []) || a - b);
  });
