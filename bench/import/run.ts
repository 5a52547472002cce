// `node bench/import/run.ts [ROWS]`: imports the same feed into the embedded database and into PostgreSQL, each time in
// its own process.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '#src/platform/db/open-database.ts';
import { runMigrations } from '#src/platform/db/run-migrations.ts';
import { startPostgres } from '#src/platform/db/testing/start-postgres.ts';
import type { FeedFormat } from '#src/stock-import/rules/config.ts';
import { readStockFlags } from './read-stock-flags.ts';
import { writeFeed } from './write-feed.ts';

interface Figures {
  readonly rows: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly medianMegabytes: number;
  readonly mostMegabytes: number;
}

const run = promisify(execFile);
const importOnce = fileURLToPath(new URL('./import-once.ts', import.meta.url));
const formats = ['csv', 'jsonl'] as const;
const rows = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'forecourt-import-'));

const print = (name: string, { rows: count, ...figures }: Figures): void => {
  const { seconds, cpuSeconds, medianMegabytes, mostMegabytes } = figures;
  console.log(
    `${name.padEnd(36)} ${Math.round(count / seconds)} rows/s, ${seconds.toFixed(1)} s, ` +
      `${cpuSeconds.toFixed(1)} s of processor, ${medianMegabytes} MB (most ${mostMegabytes} MB)`,
  );
};

const measure = async (name: string, format: FeedFormat, dataDir: string, url?: string): Promise<void> => {
  // Creates the tables here, not in the measured process, because creating them needs much memory in the embedded
  // database.
  const database = await openDatabase({ dataDir, url });
  await runMigrations(database);
  await database.close();
  const args = [
    ...readStockFlags(),
    importOnce,
    join(folder, `feed.${format}`),
    format,
    dataDir,
    ...(url === undefined ? [] : [url]),
  ];
  for (const what of ['all new', 'nothing changed']) {
    const { stdout } = await run(process.execPath, args);
    print(`${name}, ${format}, ${what}`, JSON.parse(stdout) as Figures);
  }
};

try {
  for (const format of formats) {
    await writeFeed(join(folder, `feed.${format}`), rows, format);
    await measure('embedded', format, join(folder, `data-${format}`));
  }
  const postgres = await startPostgres();
  for (const format of postgres === undefined ? [] : formats) {
    await measure('PostgreSQL', format, folder, await postgres?.createDatabase(format));
  }
  await postgres?.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
