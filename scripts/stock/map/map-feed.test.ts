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
      { Travelled: 'odometer', Finish: 'colour', 'Stk State': 'status', Frame: 'vin' },
      'Price,Travelled,Finish,Stk State,Frame',
    ],
  ])('are each read as one column that is gone: %s', async (_, expected, last) => {
    const { exitCode, output } = await runStock('map', [`Stock No,Make,Model,Year,${last}`, ...cars]);
    expect(exitCode, output).toBe(0);
    for (const [heading, column] of Object.entries(expected)) {
      expect(output).toContain(`'${heading}' has the values of a missing column, so we read it as ${column}.`);
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
      /\nAdvice:\n(?: {2}.*\n)* {2}kingfisher-mazda: 1 demo car for sale isn't listed in the search \(L1\): this site lists only used ones\./,
    );
  });
});

describe('a first file with sold cars, notes and plates under other headings', { timeout: 300_000 }, () => {
  const lines = [
    'Stk No,Make,Model,Yr,Asking,Where at,Rego / exp,Blurb,Notes',
    'W1,Kia,Rio,2020,"was $25,990 now $23,990",In stock,123ABC exp 03/27,One owner with full history,Trade from Bev',
    'W2,Kia,Rio,2019,"$19,990 inc",In stock,789GHI,Tidy little hatch for the city,DONT ADVERTISE',
    'W3,Kia,Cerato,2018,39.9k,SOLD,345MNO 6/27,,Sold to Kev 0412 555 019',
    'W4,Kia,Cerato,2018,"29,990 + GST",On hold (Dave),no rego,Balance of the new car warranty,',
    'W5,Kia,Cerato,2018,"$17,990",In stock,678PQR 01/27,Tow bar and two new tyres,',
    'W6,Kia,Cerato,2018,"$17,990",Due in,678PQS 01/27,Arrives next week from Perth,',
    'TOTAL,,,,,,,,',
  ];
  const sites = join(files, 'first-sites');
  const siteFile = join(sites, 'wattle-group/site.yaml');
  const runFirst = (command: 'import' | 'map', ...args: readonly string[]) => {
    const path = join(files, 'first.csv');
    writeFileSync(path, `${lines.join('\n')}\n`);
    const env = { DATA_DIR: join(files, 'data'), DATABASE_URL: postgres.url, SITES_DIR: sites };
    const words = ['scripts/stock.ts', command, path, '--site', 'wattle-group', ...args];
    return runCommand(process.execPath, words, { quiet: true, env });
  };
  beforeAll(() => {
    cpSync('sites/wattle-group', join(sites, 'wattle-group'), { recursive: true });
    const { stockFeed: _, ...site } = parse(readFileSync(siteFile, 'utf8')) as Record<string, unknown>;
    writeFileSync(siteFile, `# Ours\n${stringify(site)}`);
  });

  it('keeps what it cannot read off sale, before any setting [B4.02]', async () => {
    const { exitCode, output } = await runFirst('import', '--dry-run');
    expect(exitCode, output).toBe(1);
    expect(output).toContain('is missing the column year.');
    expect(output).toContain('If it has only been renamed, this command finds it:\n  npm run stock -- map ');
    const text = readFileSync(siteFile, 'utf8');
    writeFileSync(siteFile, `${text}stockFeed: { columns: { Yr: year, Asking: price } }\n`);
    const read = await runFirst('import', '--dry-run');
    writeFileSync(siteFile, text);
    expect(read.output).toContain('\n  3 not for sale: W2 ("DONT ADVERTISE"), W3 ("SOLD"), W4 ("On hold (Dave)")\n');
    expect(read.output).toContain(
      'Where at: isn\'t read, but says "SOLD" (W3), "On hold (Dave)" (W4), so 2 vehicles aren\'t for sale',
    );
    expect(read.output).toContain('Write "Where at: status" under stockFeed.columns');
  });

  it('is read by what map writes into the file of the site', async () => {
    const text = readFileSync(siteFile, 'utf8');
    const shown = await runFirst('map');
    expect(shown.exitCode, shown.output).toBe(0);
    expect(shown.output).toContain('6 rows: 0 refused,');
    expect(shown.output).not.toContain('-1 without');
    expect(readFileSync(siteFile, 'utf8')).toBe(text);
    const written = await runFirst('map', '--write');
    expect(written.exitCode, written.output).toBe(0);
    expect(written.output).toMatch(/^Wrote the stockFeed settings to .*site\.yaml\.\n\nAs shoppers will see it:\n/);
    expect(written.output).toContain('\n  W1 | 2020 Kia Rio | $23,990 | no odometer | ');
    expect(written.output).toContain('\n  W1: "One owner with full history"\n');
    expect(written.output).toContain(
      'Prices come from: "Asking" (price).\nAlso read: "Rego / exp" is rego, "Yr" is year, ',
    );
    expect(written.output).toContain('Not read: "Notes".\n');
    expect(written.output).not.toContain('excludes GST');
    expect(written.output.split(/\s+/).length).toBeLessThan(180);
    const after = readFileSync(siteFile, 'utf8');
    expect(after.startsWith(text)).toBe(true);
    expect(parse(after)).toMatchObject({
      stockFeed: {
        missing: 'unpublish',
        columns: { Yr: 'year', Asking: 'price', 'Where at': 'status', 'Rego / exp': 'rego', Blurb: 'comments' },
      },
    });
    expect(after).not.toContain('Notes: comments');
    const imported = await runFirst('import', '--dry-run');
    expect(imported.exitCode, imported.output).toBe(0);
    // W6 is due in, which means coming soon, so it's on sale.
    expect(imported.output).toContain('\n  2 not for sale: W2 ("DONT ADVERTISE"), W4 ("On hold (Dave)")\n');
    expect(imported.output).toContain('\nWould be added: 6\n  sold: W3\n');
    expect(imported.output).toContain('"29,990 + GST" excludes GST');
  });

  it('takes answers as options, writes them, and prints everything with --verbose', async () => {
    const text = readFileSync(siteFile, 'utf8');
    const answers = [
      '--columns',
      'Notes=comments; Blurb=ignored',
      '--on-sale',
      'Floor; Yard 2',
      '--not-on-sale',
      'Gone',
    ];
    const { exitCode, output } = await runFirst('map', '--write', '--replace', '--verbose', ...answers);
    const after = parse(readFileSync(siteFile, 'utf8')) as object;
    writeFileSync(siteFile, text);
    expect(exitCode, output).toBe(0);
    expect(after).toMatchObject({
      stockFeed: {
        columns: { Notes: 'comments', Blurb: 'ignored', Yr: 'year' },
        words: { onSale: ['Floor', 'Yard 2'], notOnSale: ['Gone'] },
      },
    });
    expect(output).toContain('"29,990 + GST" excludes GST');
    expect(output).toMatch(/\nStatus words:\n/);
  });

  it.each([
    [['--columns', 'Notes=text'], 'There is no column text. Use ignored or one of stock_number, '],
    [['--yards', 'Main'], '--yards needs NAME=VALUE, not Main.'],
  ])('refuses answers that mean nothing: %j', async (answers, reason) => {
    const { exitCode, output } = await runFirst('map', ...answers);
    expect(exitCode).toBe(1);
    expect(output).toContain(reason);
  });

  it('keeps settings of the file, and replaces them only with --replace', async () => {
    const again = await runFirst('map', '--write');
    expect(again.output).toContain('site.yaml already has these stockFeed settings.');
    const other = readFileSync(siteFile, 'utf8').replace('missing: unpublish', 'missing: sold');
    writeFileSync(siteFile, `${other}# The end\n`);
    const changed = readFileSync(siteFile, 'utf8').replace('dateOrder: dayFirst', 'dateOrder: dayFirst # ours');
    writeFileSync(siteFile, changed);
    const kept = await runFirst('map', '--write');
    expect(kept.exitCode, kept.output).toBe(0);
    expect(readFileSync(siteFile, 'utf8')).toBe(changed);
    writeFileSync(siteFile, changed.replace('missing: sold', 'missing: keep').replace('    Yr: year\n', ''));
    const added = await runFirst('map', '--write');
    expect(added.exitCode, added.output).toBe(0);
    expect(added.output).toContain('Left as they are in the file, although we propose other values: missing.');
    const merged = readFileSync(siteFile, 'utf8');
    expect(merged).toContain('missing: keep');
    expect(merged).toContain('Yr: year');
    expect(merged).toContain('dateOrder: dayFirst # ours');
    writeFileSync(siteFile, changed);
    const replaced = await runFirst('map', '--write', '--replace');
    expect(replaced.exitCode, replaced.output).toBe(0);
    const text = readFileSync(siteFile, 'utf8');
    expect(text).toMatch(/^# Ours\n/);
    expect(text).toMatch(/\n# The end\n$/);
    expect(text).toContain('missing: sold # ');
    expect(text).not.toContain('# ours');
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
    expect(output).toMatch(/Status words:\n {2}Floor \(2\) +for sale\n {2}x \(1\) +not for sale\n/);
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
