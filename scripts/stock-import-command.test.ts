import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heading, linesOf, openCommands } from './testing/open-commands.ts';

const commands = openCommands('stock-import-command');
const { fileOf, importInto, runStock } = commands;
beforeAll(() => commands.start());
afterAll(() => commands.stop());

describe('npm run stock', { timeout: 120_000 }, () => {
  it('imports a CSV file, and reports refused rows and warnings', async () => {
    const report = fileOf('report.jsonl');
    const stock = fileOf('stock.csv', [
      heading,
      'U1,Kia,Rio,2020,19990,1',
      'U2,Kia,Rio,2020,19.99,1',
      'U3,Kia,,2020,34990,1',
    ]);
    const { exitCode, output } = await importInto(stock, '--report', report, '--verbose');
    expect(exitCode, output).toBe(0);
    expect(output).toContain(
      'wattle-group: 3 rows read\n  2 added, 0 changed, 0 unchanged, 1 refused, 2 with a warning',
    );
    expect(output).toContain("Columns we don't read: Floor Plan Rate");
    expect(output).toContain('Refused:\n  row 4 (U3), model: is missing');
    expect(output).toContain('\n  row 3 (U2), DAP: 19.99 dollars');
    expect(output).toContain("2 rows (U1, U2), location_code: the row doesn't name a yard, so");
    expect(linesOf(report).map((line) => JSON.parse(line))).toMatchObject([
      { kind: 'warned', row: 2, column: 'location_code', stockNumber: 'U1' },
      { kind: 'warned', row: 3, column: 'DAP', stockNumber: 'U2' },
      { kind: 'warned', row: 3, column: 'location_code', stockNumber: 'U2' },
      { kind: 'refused', row: 4, column: 'model', stockNumber: 'U3' },
    ]);
  });

  it('applies --missing to cars that are not in the file', async () => {
    const stock = fileOf('fewer.csv', [heading, 'U1,Kia,Rio,2020,19990,1']);
    const { exitCode, output } = await importInto(stock, '--missing', 'sold');
    expect(exitCode, output).toBe(0);
    expect(output).not.toContain('Floor Plan Rate');
    expect(output).toContain("\nCorrect in your own system:\n  row 2 (U1), location_code: the row doesn't name a yard");
    expect(output).toContain(
      '0 added, 0 changed, 1 unchanged, 0 refused, 1 with a warning\n  1 missing from the file and marked as sold',
    );
  });

  it('says how many cars it adds that aren’t on sale, and how many aren’t in the file [B4.02]', async () => {
    const site = ['import', '--site', 'banksia-used'] as const;
    const cars = [
      'S1,Kia,Rio,2020,19990,1',
      'S2,Kia,Rio,2020,SOLD,1',
      'S3,Kia,Rio,2020,On hold,1',
      'S4,Kia,Rio,2020,9990,1',
    ];
    const all = fileOf('all.csv', [heading, ...cars]);
    const tried = await runStock([...site, all, '--dry-run']);
    const offers = '  2 for sale after the import, all with a price\n  1 not for sale: S3 ("On hold")\n';
    expect(tried.output).toContain(`${offers}Would be added: 4\n  sold: S2\nCorrect in your own system:\n`);
    const imported = await runStock([...site, all]);
    expect(imported.output).toContain('4 added, including 1 sold and 1 not for sale; 0 changed');
    expect(imported.output).toContain(offers);
    const half = fileOf('half.csv', [heading, ...cars.slice(0, 1)]);
    const kept = await runStock([...site, half]);
    expect(kept.output).toContain("  2 cars that aren't in the file: not changed");
    expect(kept.output).toContain(
      '  2 for sale after the import, 1 of them not from this file; in the file, 1 with a price\n',
    );
    const none = fileOf('others.csv', [heading, 'S5,Kia,Rio,2020,18990,1']);
    const held = await runStock([...site, none, '--missing', 'unpublish']);
    expect(held.exitCode, held.output).toBe(3);
    expect(held.output).toContain("  3 cars that aren't in the file: held back, see below\n");
    expect(held.output).not.toContain('missing from the file and hidden');
  });

  it('exits with 3 and names the row if cars stay because a row has no stock number, but not for totals', async () => {
    const site = ['import', '--site', 'ironbark-trucks', '--missing', 'unpublish'] as const;
    const cars = [1, 2, 3, 4, 5, 6].map((number) => `N${number},Kia,Rio,2020,19990,1`);
    const totals = ',,,,"6 vehicles",';
    const all = await runStock([...site, fileOf('numbered.csv', [heading, ...cars, totals]), '--verbose']);
    expect(all.exitCode, all.output).toBe(0);
    expect(all.output).toContain('row 8: says "6 vehicles", which isn\'t a vehicle, so it\'s ignored');
    const less = cars.slice(0, -1);
    const nameless = fileOf('nameless.csv', [heading, ...less, ',Kia,Rio,2020,19990,1', totals]);
    const held = await runStock([...site, nameless]);
    expect(held.exitCode, held.output).toBe(3);
    expect(held.output).toContain("1 car that isn't in the file: held back, see below");
    expect(held.output.split('row 7 has no readable stock number and could be any of them')).toHaveLength(2);
    expect(held.output).toContain('\n    N6\nEverything else was applied.');
    const fixed = await runStock([...site, fileOf('fixed.csv', [heading, ...less, totals])]);
    expect(fixed.exitCode, fixed.output).toBe(0);
    expect(fixed.output).toContain('1 missing from the file and hidden');
  });

  it('warns once of a status word and of a column that speaks of a sale, and lists prices that fall far [B4.02]', async () => {
    const site = ['import', '--site', 'bottlebrush-moto', '--format', 'csv'] as const;
    const write = (name: string, price: (number: number) => number) =>
      fileOf(name, [
        'Rif;Marca;Modello;Anno;Price;Status;Notes on sale',
        ...[1, 2, 3, 4, 5, 6].map(
          (number) => `B${number};Kia;Rio;2020;${price(number)};${number > 4 ? 'Asta' : ''};ask about the deposit`,
        ),
      ]);
    const first = await runStock([...site, write('words.csv', () => 29_990), '--verbose']);
    expect(first.exitCode, first.output).toBe(0);
    expect(first.output.split("isn't a status we know")).toHaveLength(2);
    expect(first.output).toContain(`Status: "Asta" isn't a status we know, so 2 vehicles count as not for sale.`);
    expect(first.output).toContain(
      `Notes on sale: isn't read, although 4 cells mention a sale, such as "ask about the deposit" in row 2`,
    );
    const cut = await runStock([...site, write('cut.csv', (number) => (number === 1 ? 19_990 : 29_990))]);
    expect(cut.output).toContain('Prices that fell by more than 30%: 1\n  B1  2020 Kia Rio, $29,990 -> $19,990\n');
    expect(cut.exitCode, cut.output).toBe(0);
    const tried = await runStock([...site, write('cut.csv', () => 19_990), '--dry-run']);
    expect(tried.output).not.toContain('Prices that fell');
    // The list of changes ends after 20.
    const yard = (cutPrices: number) => [
      'Stock No;Make;Model;Year;Price',
      ...Array.from({ length: 120 }, (_, index) => `C${index};Kia;Rio;2020;${index < cutPrices ? 19_990 : 29_990}`),
    ];
    await runStock([...site, '--missing', 'keep', fileOf('yard.csv', yard(0))]);
    const many = await runStock([...site, '--missing', 'keep', fileOf('yard-cut.csv', yard(22)), '--dry-run']);
    expect(many.output).toContain('Prices that fell by more than 30%: 22\n');
  });

  it('reads the format in --format', async () => {
    const stock = fileOf('stock.feed', ['{"stocknum":"U4","make":"Kia","model":"Rio","year":2020,"price":19990}']);
    expect(await importInto(stock)).toMatchObject({ exitCode: 1, output: expect.stringContaining('--format') });
    const { exitCode, output } = await importInto(stock, '--format', 'jsonl');
    expect(exitCode, output).toBe(0);
    expect(output).toContain('1 added');
  });

  it("reads a file in the site's stockFeed.format if --format doesn't name another, whatever its ending", async () => {
    const site = ['import', '--site', 'bottlebrush-moto', '--dry-run', '--accept'] as const;
    const stock = fileOf('stock.jsonl.saved', ['Rif;Marca;Modello;Anno;Price', 'B91;Kia;Rio;2020;29990']);
    const renamed = fileOf('renamed-by-mail.xml', linesOf(stock));
    for (const file of [stock, renamed])
      expect(await runStock([...site, file])).toMatchObject({
        exitCode: 0,
        output: expect.stringContaining('1 added'),
      });
    expect(await runStock([...site, renamed, '--format', 'xml'])).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('XML'),
    });
  });

  it.each([
    ['no command', [], 'Usage:'],
    [
      'another policy',
      ['import', '--site', 'wattle-group', 'a.csv', '--missing', 'burn'],
      '--missing must be one of keep',
    ],
    [
      'a folder',
      ['import', '--site', 'wattle-group', '--format', 'csv', '.'],
      '. must be a file, not a folder or a pipe.',
    ],
    ['a file that is not there', ['import', '--site', 'wattle-group', 'nowhere.csv'], 'There is no file nowhere.csv.'],
  ])('exits with 1 and the reason for %s', async (_, args, reason) => {
    expect(await runStock(args)).toMatchObject({ exitCode: 1, output: expect.stringContaining(reason) });
  });

  describe('with a feed that takes most prices away', () => {
    const row = (number: number, price: string) => `H${number},Kia,Rio,2020,${price},1,lonsdale`;
    const cars = (price: string) => [`${heading},Yard`, ...[1, 2, 3, 4].map((number) => row(number, price))];
    const site = ['import', '--site', 'saltbush-caravans'] as const;
    let stock: string;
    beforeAll(async () => {
      expect(await runStock([...site, fileOf('priced.csv', cars('19990'))])).toMatchObject({ exitCode: 0 });
      const changed = row(4, '18990').replace('2020', '2021');
      stock = fileOf('unpriced.csv', [...cars('').slice(0, -1), changed, row(5, '17990')]);
    });

    it('says in a dry run what would change and be held back', async () => {
      const report = fileOf('dry-run.jsonl');
      const { exitCode, output } = await runStock([...site, stock, '--dry-run', '--report', report]);
      expect(exitCode, output).toBe(3);
      expect(output).toContain('Would be changed: 1\n  H4  2021 Kia Rio, $19,990 (name, Year)');
      expect(output).toContain('Would be added: 1\n');
      const next = `npm run stock -- import ${stock} --site saltbush-caravans`;
      expect(output).toContain(`Nothing was changed. To import the file:\n  ${next}\n`);
      expect(output.indexOf('5 rows read')).toBeLessThan(output.indexOf('Would be changed'));
      expect(linesOf(report).map((line) => JSON.parse(line))).toMatchObject([
        { kind: 'change', stockNumber: 'H4', beforeCents: 1_999_000, afterCents: 1_999_000, fields: ['name', 'Year'] },
        { kind: 'add', stockNumber: 'H5', beforeCents: null, afterCents: null },
        { kind: 'held', what: 'pricesGone', count: 3, stockNumbers: ['H1', 'H2', 'H3'] },
        { kind: 'held', what: 'otherPrices', count: 1, stockNumbers: ['H4'] },
        { kind: 'held', what: 'firstPrices', count: 1, stockNumbers: ['H5'] },
      ]);
    });

    it('exits with 3 and says what was held back, also in the report, until it is accepted', async () => {
      const report = fileOf('held.jsonl');
      const held = await runStock([...site, stock, '--report', report]);
      expect(held.exitCode, held.output).toBe(3);
      expect(held.output).toContain('1 added, 1 changed');
      expect(held.output).toContain('The feed removes 3 of 4 prices (75%; the limit is 20%)');
      expect(held.output).toContain('H1, H2, H3');
      expect(held.output).toContain(
        `import it with this command:\n  npm run stock -- import ${stock} ${site.slice(1).join(' ')} --accept\n`,
      );
      expect(linesOf(report).map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ kind: 'held', what: 'pricesGone', count: 3, stockNumbers: ['H1', 'H2', 'H3'] }),
        expect.objectContaining({ kind: 'held', what: 'otherPrices', count: 1, stockNumbers: ['H4'] }),
        expect.objectContaining({ kind: 'held', what: 'firstPrices', count: 1, stockNumbers: ['H5'] }),
      ]);
      const accepted = await runStock([...site, stock, '--accept']);
      expect(accepted.exitCode, accepted.output).toBe(0);
      expect(accepted.output).toContain('0 added, 5 changed, 0 unchanged');
    });
  });

  it.each([[['--help']], [['import', '--help']]])('says how it is used for %j', async (args) => {
    expect(await runStock(args)).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('import FILE --site SLUG'),
    });
  });

  it('exits with 1 and the reason for a file without its columns', async () => {
    const { exitCode, output } = await importInto(fileOf('broken.csv', ['Name,Price', 'Rio,1']));
    expect(exitCode).toBe(1);
    expect(output).toContain('stock_number, make, model, year');
  });
});
