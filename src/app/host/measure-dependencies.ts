import { statfs } from 'node:fs/promises';
import type { ProbeDatabase } from '#src/platform/db/probe-database.ts';
import type { Metrics } from '#src/platform/http/metrics.ts';

export interface Dependencies {
  readonly dataDir: string;
  readonly probeDatabase: ProbeDatabase;
}

export const measureDependencies = (
  { dataDir, probeDatabase }: Dependencies,
  metrics: Pick<Metrics, 'gauge'>,
): void => {
  const readDisk = () => statfs(dataDir).catch(() => ({ bsize: 1, bavail: 0, blocks: 0 }));
  metrics.gauge('forecourt_database_up', 'Whether the database responds: 1 or 0.', async () =>
    (await probeDatabase()) === 'ok' ? 1 : 0,
  );
  metrics.gauge('forecourt_disk_free_bytes', 'Free space on the disk of DATA_DIR.', async () => {
    const { bavail, bsize } = await readDisk();
    return bavail * bsize;
  });
  metrics.gauge('forecourt_disk_bytes', 'Size of the disk of DATA_DIR.', async () => {
    const { blocks, bsize } = await readDisk();
    return blocks * bsize;
  });
};
