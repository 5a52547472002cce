import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { makeTemporaryFolder } from '../../../src/platform/testing/make-temporary-folder.ts';
import { runCommand } from '../../lib/run-command.ts';

const files = makeTemporaryFolder('map-required');
const sites = join(files, 'sites');
const siteFile = join(sites, 'wattle-group/site.yaml');

const runMap = (lines: readonly string[], ...args: readonly string[]) => {
  cpSync('sites/wattle-group', join(sites, 'wattle-group'), { recursive: true });
  const { stockFeed: _, ...site } = parse(readFileSync(siteFile, 'utf8')) as Record<string, unknown>;
  writeFileSync(siteFile, stringify(site));
  const path = join(files, 'stock.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const words = ['scripts/stock.ts', 'map', path, '--site', 'wattle-group', '--write', ...args];
  return runCommand(process.execPath, words, { quiet: true, env: { DATA_DIR: join(files, 'data'), SITES_DIR: sites } });
};

const cars = [
  'K1,Toyota,Corolla Ascent,2018,Glacier White,bottom dollar 17,Tyres ok',
  'K2,Mazda,CX-5 Maxx,2019,Soul Red,ring Dazza 0412 555 019,',
  'K3,Ford,Ranger XLT,2020,Black,HOLD for Jan Petrov,',
  'K4,Holden,Commodore SV6,2016,Silver,Mrs Pratt trade,',
  'K5,Kia,Rio,2020,Blue,,',
];

it('writes the stock number and the model that it found by their cells, and does not publish notes', {
  timeout: 120_000,
}, async () => {
  const { exitCode, output } = await runMap(
    ['Tag,Mk,Mdl & badge,Built,Duco,Extras,Deb', ...cars],
    '--columns',
    'Built=year',
  );
  expect(exitCode, output).toBe(0);
  const { stockFeed } = parse(readFileSync(siteFile, 'utf8')) as { stockFeed: { columns: object } };
  expect(stockFeed.columns).toMatchObject({ Tag: 'stock_number', 'Mdl & badge': 'model', Extras: 'searched' });
  expect(output).toContain('K1 | 2018 Toyota Corolla Ascent | ');
  expect(output).toContain('Not shown, only searched for words such as "sold": "Extras".');
  expect(output).toContain('If "Duco" is colour, add --columns "Duco=colour".');
});

it('prints only what is missing if it fails', { timeout: 120_000 }, async () => {
  const { exitCode, output } = await runMap([
    'Tag,Mk,Which,Built,Duco,Extras,Deb',
    ...cars.map((car) => car.replace(/[^,]*,(\d{4})/, 'x,$1')),
  ]);
  expect(exitCode, output).toBe(0);
  expect(output).toMatch(/^\nNo heading was recognised as model, which every file needs\./);
  expect(output).toMatch(/\n\nsite\.yaml wasn't changed\.\n$/);
  expect(output).not.toMatch(/stockFeed:|Columns|Duco: model|Extras: model/);
});
