import { reportErrors } from './lib/report-errors.ts';
import { readStockArguments } from './stock/read-stock-arguments.ts';

await reportErrors(async () => {
  const args = readStockArguments(process.argv.slice(2));
  // Imported only now, because it takes seconds that --help and a wrong argument don't need.
  if (args.command === 'map') {
    const { mapFeed } = await import('./stock/map/map-feed.ts');
    await mapFeed(args);
    return;
  }
  const { importFile } = await import('./stock/import-file.ts');
  process.exitCode = await importFile(args);
});
