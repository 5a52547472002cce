import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const words = ['front row', 'goer', 'front row', 'rung the bell', 'goer', 'front row'];
const feedOf = (heading: string, cells: readonly string[]): string =>
  [`Stock No,Make,Model,Year,${heading}`, ...cells.map((cell, at) => `G${at + 1},Kia,Rio,2020,${cell}`)]
    .map((line) => `${line}\n`)
    .join('');

describe.each(testDatabases)('columns that are not read: $name', ({ open }) => {
  const { site, startSite, run, load } = prepareImports(open);
  const reasonsOf = () => site.warnings.map(({ column, reason }) => `${column}: ${reason}`);
  const offSale = async () =>
    (await load()).flatMap(({ stockNumber, status }) =>
      status === 'in_stock' || status === null ? [] : [stockNumber],
    );

  it('are named once if they may hold the status in words of the yard, until the site says what they are [B4.02]', async () => {
    startSite();
    const feed = feedOf('Caper', words);
    for (const isDryRun of [true, false]) {
      await run([feed], { isDryRun });
      expect(site.warnings).toMatchObject([{ task: 'settings' }]);
      expect(reasonsOf()).toEqual([
        'Caper: isn\'t read, but repeats a few words: "front row", "goer", "rung the bell". If they say whether a vehicle is for sale, write "Caper: status" under stockFeed.columns; otherwise "Caper: searched"',
      ]);
    }
    for (const name of ['searched', 'ignored']) {
      await run([feed], { config: feedConfig({ columns: { Caper: name } }) });
      expect(reasonsOf()).toEqual([]);
    }
    expect(await offSale()).toEqual([]);
    const onSale = ['front row', 'goer'];
    await run([feed], { config: feedConfig({ columns: { Caper: 'status' }, words: { onSale } }) });
    expect(reasonsOf()).toEqual([expect.stringContaining('"rung the bell" isn\'t a status we know')]);
    expect(await offSale()).toEqual(['G4']);
    startSite();
    await run([
      feedOf(
        'Caper,Status',
        words.map((word) => `${word},In stock`),
      ),
    ]);
    expect(reasonsOf()).toEqual([]);
  });

  it('are named in a JSON Lines feed too', async () => {
    startSite();
    const cars = words.map((Caper, at) => ({ stockno: `G${at}`, make: 'Kia', model: 'Rio', year: 2020, Caper }));
    const config = feedConfig({ columns: { stockno: 'stock_number' } });
    await run([cars.map((car) => `${JSON.stringify(car)}\n`).join('')], { format: 'jsonl', config });
    expect(reasonsOf()).toEqual([expect.stringMatching(/^Caper: isn't read, but repeats a few words: /)]);
  });

  it("name a second column with such words in the first one's warning", async () => {
    startSite();
    await run([
      feedOf(
        'Caper,Stage',
        words.map((word, at) => `${word},${at % 2 === 0 ? 'Done' : 'To do'}`),
      ),
    ]);
    expect(reasonsOf()).toEqual([expect.stringMatching(/^Caper: .*\. So does "Stage" with "Done", "To do"$/)]);
  });

  const notes = ['wholesaled to Gympie', 'ask about the deposit', '', 'trade only'];

  it('name the cars that they keep off sale, and those that they leave on sale [B4.02]', async () => {
    startSite();
    await run([feedOf('Office Goss', notes)]);
    expect(reasonsOf()).toEqual([
      expect.stringMatching(/^Office Goss: isn't read, but says "wholesaled to Gympie" \(G1\), "trade only" \(G4\), /),
      'Office Goss: also mentions a sale, but 1 vehicle is for sale: "ask about the deposit" (G2). If a vehicle is sold or on hold, say so in its status',
    ]);
    expect(await offSale()).toEqual(['G1', 'G4']);
    expect(reasonsOf()[0]).toContain(
      'If the column holds notes to staff and those cars aren\'t for sale, write "Office Goss: searched"',
    );
  });

  it.each(['csv', 'jsonl'] as const)(
    'still keep cars off sale once they are settled, with nothing to do about them: %s [B4.02]',
    async (format) => {
      startSite();
      const rows = notes.map((note, at) => ({ no: `G${at + 1}`, make: 'Kia', model: 'Rio', year: 2020, Goss: note }));
      const feed = format === 'csv' ? feedOf('Goss', notes) : rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      const columns = { Goss: 'searched', no: 'stock_number' };
      await run([feed], { format, config: feedConfig({ columns }) });
      expect(await offSale()).toEqual(['G1', 'G4']);
      expect(site.warnings.map(({ task, reason }) => [task, reason])).toEqual([
        ['none', `says "wholesaled to Gympie" (G1), "trade only" (G4), so 2 vehicles aren't for sale`],
        ['file', expect.stringContaining('mentions a sale, but 1 vehicle is for sale: "ask about the deposit" (G2)')],
      ]);
      startSite();
      await run([feed], { format, config: feedConfig({ columns: { ...columns, Goss: 'ignored' } }) });
      expect(await offSale()).toEqual([]);
      expect(site.warnings).toEqual([]);
    },
  );
});
