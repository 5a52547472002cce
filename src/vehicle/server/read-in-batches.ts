import { and, asc, eq, gt } from 'drizzle-orm';
import { vehicles } from './tables.ts';

/** Rows per batch. Reading a batch takes about 5 ms on the thread that answers requests. */
const batchSize = 200;

const buildBatch = (siteSlug: string, version: number, afterId: number) => ({
  where: and(
    eq(vehicles.siteSlug, siteSlug),
    gt(vehicles.id, afterId),
    version > 0 ? gt(vehicles.version, version) : undefined,
  ),
  orderBy: [asc(vehicles.siteSlug), asc(vehicles.id)],
  limit: batchSize,
});

type Batch = ReturnType<typeof buildBatch>;

/** Reads the rows written after `version` in order of id, one batch at a time. 0 reads all rows. */
export const readInBatches = async <Row extends { readonly id: number }>(
  { siteSlug, version }: { readonly siteSlug: string; readonly version: number },
  read: (batch: Batch) => Promise<readonly Row[]>,
  onRows: (rows: readonly Row[]) => void | Promise<void>,
): Promise<void> => {
  for (let lastId = 0; ; ) {
    const rows = await read(buildBatch(siteSlug, version, lastId));
    if (rows.length > 0) await onRows(rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    lastId = last.id;
  }
};
