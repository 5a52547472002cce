import { reportErrors } from './lib/report-errors.ts';
import { readStockArguments } from './stock/read-stock-arguments.ts';

await reportErrors(async () => {
  const args = readStockArguments(process.argv.slice(2));
  // Imports the command only now, because that takes seconds. Neither --help nor a wrong argument should wait for it.
  if (args.command === 'map') {
    const { mapFeed } = await import('./stock/map/map-feed.ts');
    await mapFeed(args);
    return;
  }
  const { importFile } = await import('./stock/import-file.ts');
  process.exitCode = await importFile(args);
});
