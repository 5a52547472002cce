import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type FeedRow = Readonly<Record<string, unknown>>;

export const makeRow = (fields: FeedRow = {}): FeedRow => ({
  stocknum: 'ROW1',
  make: 'Unheardof',
  model: 'Wanderer',
  year: 2020,
  price: 20_000,
  car_type: 'used',
  item_type: 'caravan',
  status: 'in_stock',
  ...fields,
});

export const importRows = (dataDir: string, site: string, rows: readonly FeedRow[]): void => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-feed-'));
  const file = join(folder, 'feed.jsonl');
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const args = ['scripts/stock.ts', 'import', '--site', site, '--accept', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
    timeout: 60_000,
  });
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`The import failed:\n${stdout}${stderr}`);
};
