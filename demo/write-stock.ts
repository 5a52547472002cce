import { parseArgs } from 'node:util';
import { buildDemoStock } from './build-stock.ts';

// Writes the demo stock of a site as JSON Lines: node demo/write-stock.ts --site SLUG [--today YYYY-MM-DD]
const { values } = parseArgs({ options: { site: { type: 'string' }, today: { type: 'string' } } });
const today = values.today ?? new Date().toISOString().slice(0, 10);

if (values.site === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(today)) {
  process.stderr.write('Usage: node demo/write-stock.ts --site SLUG [--today YYYY-MM-DD]\n');
  process.exitCode = 2;
} else {
  for (const record of buildDemoStock(values.site, today)) process.stdout.write(`${JSON.stringify(record)}\n`);
}
