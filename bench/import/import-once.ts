import { createReadStream } from 'node:fs';
import { resourceUsage } from 'node:process';
import { openDatabase } from '#src/platform/db/open-database.ts';
import { runMigrations } from '#src/platform/db/run-migrations.ts';
import { importStock } from '#src/stock-import/server/import-stock.ts';
import { type FeedFormat, feedFormats } from '#src/stock-import/server/read-feed.ts';

// One import in a process of its own, so that its memory is its own. Prints the figures as JSON.
const [file, formatName, dataDir, url] = process.argv.slice(2);
const format = feedFormats.find((name) => name === formatName);
if (file === undefined || format === undefined || dataDir === undefined) throw new Error('FILE FORMAT DATA_DIR [URL]');

const database = await openDatabase({ dataDir, url });
await runMigrations(database);
const run = async (chosen: FeedFormat) => {
  const start = performance.now();
  const summary = await importStock({
    database,
    siteId: 'bench',
    source: createReadStream(file, { highWaterMark: 1 << 18 }),
    format: chosen,
    resolveLocation: () => undefined,
  });
  return { ...summary, seconds: (performance.now() - start) / 1000 };
};
const first = await run(format);
const again = await run(format);
await database.close();
console.log(JSON.stringify({ first, again, peakMegabytes: resourceUsage().maxRSS / 1024 }));
