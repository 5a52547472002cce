export interface BatcherOptions<Item, Result> {
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly maxItems: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly settled: PromiseWithResolvers<Result>;
}

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
