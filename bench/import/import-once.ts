import { createReadStream } from 'node:fs';
import { openDatabase } from '#src/platform/db/open-database.ts';
import { runMigrations } from '#src/platform/db/run-migrations.ts';
import { feedFormats, stockFeedConfig } from '#src/stock-import/rules/config.ts';
import { importStock } from '#src/stock-import/server/import-stock.ts';

// Runs one import in its own process, as `npm run stock` does, so that its memory can be measured. Prints figures as
// JSON.
const [file, formatName, dataDir, url] = process.argv.slice(2);
const format = feedFormats.find((name) => name === formatName);
if (file === undefined || format === undefined || dataDir === undefined) throw new Error('FILE FORMAT DATA_DIR [URL]');

const database = await openDatabase({ dataDir, url });
await runMigrations(database);

const startCpu = process.cpuUsage();
const start = performance.now();
const memory: number[] = [];
const sampling = setInterval(() => memory.push(process.memoryUsage.rss()), 20);
const summary = await importStock({
  database,
  siteSlug: 'bench',
  open: () => createReadStream(file),
  format,
  config: stockFeedConfig.parse({}),
  source: 'command',
  resolveLocation: () => undefined,
  findCommitments: async () => new Map(),
  estimatePriceCents: async () => null,
});
const seconds = (performance.now() - start) / 1000;
clearInterval(sampling);
const cpu = process.cpuUsage(startCpu);
memory.sort((one, other) => one - other);
await database.close();
console.log(
  JSON.stringify({
    rows: summary.rows,
    seconds,
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
    medianMegabytes: Math.round((memory[Math.floor(memory.length / 2)] ?? 0) / 1e6),
    mostMegabytes: Math.round((memory.at(-1) ?? 0) / 1e6),
  }),
);
