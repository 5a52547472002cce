export interface BatcherOptions<Item, Result> {
  /** Works on items together; gives their results in the same order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Items that are worked on together at most. */
  readonly maxItems: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly settled: PromiseWithResolvers<Result>;
}

/**
 * Works on items together that come while others are under way: each by itself when it is quiet, many at once when it is not. When a
 * batch fails each of its items is tried by itself, so that one that cannot be worked on takes no other with it.
 */
export const createBatcher = <Item, Result>({ run, maxItems }: BatcherOptions<Item, Result>) => {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  const runOne = async ({ item, settled }: Waiting<Item, Result>): Promise<void> => {
    try {
      const [result] = await run([item]);
      settled.resolve(result as Result);
    } catch (error) {
      settled.reject(error);
    }
  };

  const runTogether = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { settled }] of batch.entries()) settled.resolve(results[index] as Result);
    } catch {
      await Promise.all(batch.map(runOne));
    }
  };

  const work = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxItems);
      const [only, ...others] = batch;
      if (only !== undefined && others.length === 0) await runOne(only);
      else await runTogether(batch);
    }
    isRunning = false;
  };

  return (item: Item): Promise<Result> => {
    const settled = Promise.withResolvers<Result>();
    waiting.push({ item, settled });
    if (!isRunning) void work();
    return settled.promise;
  };
};
