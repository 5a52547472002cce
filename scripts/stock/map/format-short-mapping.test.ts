import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../src/platform/testing/make-temporary-folder.ts';
import { formatShortMapping } from './format-short-mapping.ts';
import { addAnswers } from './map-answers.ts';
import { readSite } from './read-map-site.ts';
import { readMapping } from './read-mapping.ts';

const folder = makeTemporaryFolder('short-mapping');

const describeFile = async (lines: readonly string[], columns: Readonly<Record<string, string>> = {}) => {
  const file = join(folder, 'stock.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const args = { command: 'map', file, format: undefined, siteSlug: undefined } as never;
  const site = addAnswers(await readSite(undefined), { columns, yards: {}, onSale: [], notOnSale: [] });
  const mapping = await readMapping(args, site);
  return { lines: formatShortMapping(mapping, false), section: mapping.section };
};

const words = ['front row', 'goer', 'front row', 'rung the bell', 'goer', 'front row'];
const rows = words.map((word, at) => `R${at},Kia,Rio,2020,"$19,990","15,100",${word},`);
const feed = ['Stock No,Make,Model,Year,Price,Stands In,Caper,Gossip', ...rows];

it('says why a cost is not read, and what to add for a column that may be the status', async () => {
  const { lines } = await describeFile(feed);
  expect(lines).toContain('Not read: "Caper", "Gossip".');
  expect(lines).toContain('Never shown, because it may be a cost: "Stands In".');
  expect(lines).toContain(
    '  "Caper" says "front row", "goer", "rung the bell". If that says whether a car is for sale, add --columns "Caper=status"; otherwise --columns "Caper=searched".',
  );
});

it('says how to mark prices as drive-away, unless something says what they include', async () => {
  const advice = '  If "Price" is the drive-away price, add --columns "Price=drive_away_price".';
  expect((await describeFile(feed)).lines).toContain(advice);
  expect((await describeFile(feed, { Price: 'price' })).lines).not.toContain(advice);
  expect((await describeFile(feed, { Price: 'drive_away_price' })).lines).not.toContain(advice);
  const typed = feed.map((line, at) => line + (at === 0 ? ',Price Type' : ',Drive Away'));
  expect((await describeFile(typed)).lines.join('\n')).not.toContain('drive-away price');
});

it('says that prices with DA are drive-away already, if the file has such prices', async () => {
  const marked = feed.map((line, at) => (at === 3 ? line.replace('$19,990', '$16,490 DA') : line));
  expect((await describeFile(marked)).lines).toContain(
    '  If "Price" is the drive-away price, add --columns "Price=drive_away_price". Cells that say so, such as "$16,490 DA", are drive-away prices already.',
  );
  const other = feed.map((line) => line.replace('$19,990', '$16,490 EGC'));
  expect((await describeFile(other)).lines.join('\n')).not.toContain('already');
});

it('offers both answers for a status that it does not know, and asks nothing about known ones', async () => {
  const statuses = ['RFS', 'Deposit', 'In stock', 'Dep', 'Wholesale', 'SOLD'];
  const withStatus = (unknown: string) => [
    'Stock No,Make,Model,Year,Price,Status',
    ...statuses.map((status, at) => `R${at},Kia,Rio,2020,"$19,990",${at === 3 ? unknown : status}`),
  ];
  expect((await describeFile(withStatus('Dep'))).lines).toContain(
    '  Not for sale, because we don\'t know the status: "RFS". Add --on-sale "RFS" if such a car is for sale, or --not-on-sale "RFS" if it isn\'t.',
  );
  expect((await describeFile(withStatus('Prep'))).lines).toContain(
    '  Not for sale, because we don\'t know the status: "RFS", "Prep". Add --on-sale "RFS; Prep" and --not-on-sale "RFS; Prep", each with only the words that belong there.',
  );
});

it('names a column that is only searched, and asks nothing more about it', async () => {
  const { lines, section } = await describeFile(feed, { Caper: 'searched' });
  expect(section).toContain('Caper: searched');
  expect(lines).toContain('Not shown, only searched for words such as "sold": "Caper".');
  expect(lines.join('\n')).not.toContain('--columns "Caper');
});
