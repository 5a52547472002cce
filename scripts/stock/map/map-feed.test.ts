import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { startPostgres, type TestPostgres } from '../../../src/platform/db/testing/start-postgres.ts';
import { makeTemporaryFolder } from '../../../src/platform/testing/make-temporary-folder.ts';
import { runCommand } from '../../lib/run-command.ts';

const files = makeTemporaryFolder('map-feed');
let postgres: TestPostgres;
beforeAll(async () => {
  const started = await startPostgres();
  if (started === undefined) throw new Error('PostgreSQL is not installed.');
  postgres = started;
});
afterAll(() => postgres.stop());

const runStock = (command: 'import' | 'map', lines: readonly string[], more: Record<string, string> = {}) => {
  const path = join(files, 'stock.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const args = ['scripts/stock.ts', command, path, '--site', 'kingfisher-mazda'];
  const env = { DATA_DIR: join(files, 'data'), DATABASE_URL: postgres.url, ...more };
  return runCommand(process.execPath, args, { quiet: true, env });
};

const headings = 'Stock No,Make,Model,Year,Price,Kms,Colour,Status,VIN No.';
const cars = [
  'R1,Kia,Rio,2020,"$19,990",41000,White,Available,KNADN512MH6000001',
  'R2,Kia,Rio,2019,"$17,990",52000,Red,Available,KNADN512MH6000002',
  'R3,Kia,Cerato,2018,"$16,990",63000,Blue,SOLD,KNADN512MH6000003',
  'R4,Kia,Sportage,2021,"$29,990",24000,Grey,Available,KNADN512MH6000004',
];

beforeAll(async () => {
  const { exitCode, output } = await runStock('import', [headings, ...cars]);
  expect(exitCode, output).toBe(0);
}, 120_000);

describe('columns with new headings', { timeout: 300_000 }, () => {
  it.each([
    ['two', { Travelled: 'odometer', Shade: 'colour' }, 'Price,Travelled,Shade,Status,VIN No.'],
    [
      'four',
      { Travelled: 'odometer', Col: 'colour', 'Stk State': 'status', Frame: 'vin' },
      'Price,Travelled,Col,Stk State,Frame',
    ],
  ])('are each read as one column that is gone: %s', async (_, expected, last) => {
    const { exitCode, output } = await runStock('map', [`Stock No,Make,Model,Year,${last}`, ...cars]);
    expect(exitCode, output).toBe(0);
    for (const [heading, column] of Object.entries(expected)) {
      expect(output).toContain(`'${heading}' has the values of a column that is gone, so it's read as ${column}.`);
    }
    expect(output).not.toMatch(/images|can't tell/);
    expect(output).toMatch(/R3 \| .* \| sold\n/);
  });
});

describe('cars for sale that the search leaves out', { timeout: 300_000 }, () => {
  it.each(['map', 'import'] as const)('are named by %s, with the line to change [B9.17]', async (command) => {
    const sites = join(files, 'used-sites');
    cpSync('sites/kingfisher-mazda', join(sites, 'kingfisher-mazda'), { recursive: true });
    const siteFile = join(sites, 'kingfisher-mazda/site.yaml');
    const text = readFileSync(siteFile, 'utf8');
    const { search } = parse(text) as { search?: object };
    const narrowed = stringify({ ...parse(text), search: { ...search, listing: { carTypes: ['used'] } } });
    writeFileSync(siteFile, narrowed);
    const lines = [
      'Stock No,Make,Model,Year,Price,Condition',
      'L1,Kia,Rio,2025,19990,Demo',
      'L2,Kia,Rio,2020,9990,Used',
    ];
    const { output } = await runStock(command, lines, { SITES_DIR: sites });
    expect(output).toContain("1 demo car for sale isn't listed in the search (L1): this site lists only used ones.");
    expect(output).toContain('search: { listing: { carTypes: [used, demo] } }');
  });

  it('are named by the check of the site, as advice [B9.17]', async () => {
    const env = { DATA_DIR: join(files, 'data'), DATABASE_URL: postgres.url, SITES_DIR: join(files, 'used-sites') };
    const args = ['scripts/site.ts', 'check', 'kingfisher-mazda'];
    const { exitCode, output } = await runCommand(process.execPath, args, { quiet: true, env });
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(
      /\nAdvice:\n {2}kingfisher-mazda: 1 demo car for sale isn't listed in the search \(L1\): this site lists only used ones\./,
    );
  });
});

describe('a site with its own settings', { timeout: 300_000 }, () => {
  it('is read with them, and all of them are printed once', async () => {
    const sites = join(files, 'sites');
    cpSync('sites/kingfisher-mazda', join(sites, 'kingfisher-mazda'), { recursive: true });
    const siteFile = join(sites, 'kingfisher-mazda/site.yaml');
    const own = [
      'stockFeed:',
      '  dateOrder: monthFirst',
      '  words: { noPrice: [Make me an offer], onSale: [Floor], notOnSale: [x] }',
    ];
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('stockFeed:', own.join('\n')));
    const rows = ['Floor', 'x', 'Floor'].map((status, at) => `F${at},Kia,Rio,2020,make me an offer,${status}`);
    const lines = ['Stock No,Make,Model,Year,Price,Status', ...rows];
    const { exitCode, output } = await runStock('map', lines, { SITES_DIR: sites });
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(/Status words:\n {2}Floor \(2\) +on sale\n {2}x \(1\) +not on sale\n/);
    const [yaml = ''] = output.split('\n\n');
    const { stockFeed } = parse(yaml) as { stockFeed: unknown };
    expect(stockFeed).toMatchObject({
      dateOrder: 'monthFirst',
      words: { noPrice: ['Make me an offer'], onSale: ['Floor'], notOnSale: ['x'] },
      brakes: { pricesChangedPercent: 10, priceMovePercent: 30, sameDirectionPercent: 80 },
      reportTo: ['stock@kingfishermazda.example'],
    });
  });
});
