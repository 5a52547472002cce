export interface SortableRow {
  readonly stockNumber: string;
  readonly word: string | null;
}

/** Minimum number of possible orders of the words. With fewer, they can be in alphabetical order by chance. */
const fewestOrders = 1000;

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const isAscending = (texts: readonly string[]): boolean =>
  texts.every((text, index) => index === 0 || compare(texts[index - 1] ?? '', text) <= 0);

const isInOrder = (texts: readonly string[]): boolean => isAscending(texts) || isAscending(texts.toReversed());

const sumLogs = (count: number): number =>
  Array.from({ length: count }, (_, index) => Math.log(index + 1)).reduce((sum, each) => sum + each, 0);

const haveManyOrders = (words: readonly string[]): boolean => {
  const counts = [...Map.groupBy(words, (word) => word).values()].map(({ length }) => length);
  const logOfOrders = counts.reduce((log, count) => log - sumLogs(count), sumLogs(words.length));
  return logOfOrders >= Math.log(fewestOrders);
};

/**
 * True if the stock numbers and a column with enough different words, such as the status, are both in order, up or
 * down. Somebody probably sorted the column alone. Expects rows in the feed's order.
 */
export const isSortedAlone = (rows: readonly SortableRow[]): boolean => {
  const words = rows.flatMap(({ word }) => word?.trim().toLowerCase() ?? []);
  return isInOrder(words) && isInOrder(rows.map(({ stockNumber }) => stockNumber)) && haveManyOrders(words);
};
