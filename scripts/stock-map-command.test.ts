import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './lib/run-command.ts';
import { heading, openCommands } from './testing/open-commands.ts';

const commands = openCommands('stock-map-command');
const { fileOf, runStock } = commands;
beforeAll(() => commands.start());
afterAll(() => commands.stop());

describe('npm run stock -- map', { timeout: 120_000 }, () => {
  const cells = (price: string) => `Stock No,Make,Model,Year,${price},Floor Plan,Rego Expiry,Photos,Yard`;
  const cars = [1, 2, 3].map((number) => `M${number},Kia,Rio,2020,"$1${number},990",9,30/6/27,M${number}.jpg,Moorooka`);

  it('reads a column under its new name as what it was, if the values agree', async () => {
    const site = ['--site', 'kingfisher-mazda'] as const;
    const imported = await runStock(['import', ...site, fileOf('before.csv', [cells('Price Drive Away'), ...cars])]);
    expect(imported.exitCode, imported.output).toBe(0);
    const renamed = fileOf('renamed.csv', [cells('Our Best Price'), ...cars]);
    const held = await runStock(['import', ...site, renamed]);
    expect(held.exitCode, held.output).toBe(3);
    expect(held.output).toContain('"Our Best Price: drive_away_price"');
    expect(held.output).toContain(`\n  npm run stock -- map ${renamed} --site kingfisher-mazda\n`);
    const { exitCode, output } = await runStock(['map', renamed, ...site]);
    expect(exitCode, output).toBe(0);
    expect(output).toContain('Our Best Price: drive_away_price');
    expect(output).toMatch(/Our Best Price +drive_away_price \(proposed\)/);
    const other = fileOf('other.csv', [cells('Our Best Price'), ...cars.map((row) => row.replace('$1', '$2'))]);
    expect((await runStock(['map', other, ...site])).output).toMatch(/Our Best Price +price \(proposed\)/);
  });

  it('shows what every column is read as, rows with remarks first, and totals', async () => {
    const last = ['M4,Kia,Rio,2020,POA,9,31/6/27,,Moorooka', 'M1,Kia,Rio,2020,"$9,990",9,,,Moorooka'];
    const file = fileOf('mapped.csv', [cells('Price Drive Away'), ...cars, ...last]);
    const { exitCode, output } = await runStock(['map', file, '--site', 'wattle-group']);
    expect(exitCode, output).toBe(0);
    expect(output).not.toContain('columns: {}');
    expect(output).toMatch(/Stock No +stock_number\n/);
    expect(output).toMatch(/\nNot read: (?:.*, )?Floor Plan/);
    const rows = output.slice(output.indexOf('M4 |'));
    expect(rows).toContain('M4 | 2020 Kia Rio | no price | no odometer | Moorooka | no photos\n    Rego Expiry:');
    expect(rows).toContain('row 6 (M1) is refused');
    expect(rows.indexOf('M1 | 2020')).toBeGreaterThan(rows.indexOf('is refused'));
    expect(rows).toContain('0 of 1 photos can be shown');
    expect(rows).toContain('Put the files into media/wattle-group');
    expect(rows).toContain(
      '5 rows: 1 refused, 1 with a warning, 3 without. 3 with a price. 0 of 3 photos can be shown.',
    );
  });

  it('says which line has the headings, and which line to add for a column that it can’t find', async () => {
    const rows = ['K1,Kia,Rio,2020,19990', 'K2,Kia,Rio,2020,18990'];
    const file = fileOf('code.csv', ['Our stock', 'My code: new,Make,Model,Year,Price', ...rows]);
    const { exitCode, output } = await runStock(['map', file, '--site', 'wattle-group']);
    expect(exitCode, output).toBe(0);
    expect(output).toContain('stockFeed:\n');
    expect(output).toContain('Columns, with line 2 of the file as the headings:');
    expect(output).toContain('No heading was recognised as stock_number');
    expect(output).toContain('\n    "My code: new": stock_number\n');
    const known = fileOf('stk.csv', ['Stk #,Make,Model,Year,Price', ...rows]);
    const mapped = await runStock(['map', known, '--site', 'wattle-group']);
    expect(mapped.output).toMatch(/Stk # +stock_number\n/);
  });

  it('lists the status words, proposes what happens to cars that leave the file, and leaves detection alone [B4.02]', async () => {
    const rows = ['Retail', 'Retail', 'Auction', 'Not sold', 'SOLD', 'dep taken'].map(
      (status, at) => `S${at}\tKia\tRio\t2020\t19990\t${status}\task about the deposit\tGXL`,
    );
    const file = fileOf('status.txt', ['Stk #\tMake\tModel\tYear\tPrice\tStatus\tInt Notes\tBadge Desc', ...rows]);
    const { exitCode, output } = await runStock(['map', file, '--site', 'wattle-group']);
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(/^stockFeed:\n {2}missing: unpublish # cars that leave the file are no longer shown/);
    expect(output).not.toMatch(/format:|separator:/);
    expect(output).toMatch(
      /Status words:\n {2}Auction \(1\) +not known, so not for sale\n {2}Retail \(2\) +for sale\n/,
    );
    expect(output).toMatch(/Not sold \(1\) +for sale\n {2}SOLD \(1\) +sold\n {2}dep taken \(1\) +on hold for a buyer/);
    expect(output).toContain("Int Notes: isn't read, although 3 cells mention a sale");
    expect(output).toContain('\n    Badge Desc: badge\n');
    expect(output).toMatch(/S4 \| .* \| sold\n/);
    const kept = await runStock(['map', file, '--site', 'kingfisher-mazda']);
    expect(kept.output).toContain('  missing: unpublish #');
    const soldLater = await runStock(['map', file, '--site', 'ironbark-trucks']);
    expect(soldLater.output).toContain('  missing: sold # cars that leave the file are marked as sold');
  });

  it('ends quietly when nobody reads on', async () => {
    const file = fileOf('long.csv', [
      heading,
      ...Array.from({ length: 200 }, (_, at) => `L${at},Kia,Rio,2020,19990,1`),
    ]);
    const command = `${process.execPath} scripts/stock.ts map ${file} | true`;
    const { exitCode, output } = await runCommand('sh', ['-c', command], { quiet: true, env: commands.onServer() });
    expect([exitCode, output]).toEqual([0, '']);
  });

  it('proposes the yards, tells a warning of many rows once, and ends with the command that shows what an import would change', async () => {
    const rows = ['Moorooka', 'Lot 7', 'Lot 7', 'Lot 7', 'Lot 7'].map(
      (yard, at) => `Y${at},KIA,RIO,2020,19990,1,,Y${at}.jpg,${yard}`,
    );
    const file = fileOf("joe's stock.csv", [cells('Our Price'), ...rows]);
    const { exitCode, output } = await runStock(['map', file, '--site', 'wattle-group']);
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(
      / {2}yards:\n {4}Moorooka: moorooka\n {2}# add to yards: # for SLUG, write one of moorooka, .*\n {2}# {3}Lot 7: SLUG\n/,
    );
    expect(output.split("isn't a location of this site")).toHaveLength(2);
    expect(output).toContain('    row 3 (Y1), row 4 (Y2), row 5 (Y3) and 1 more\n');
    const command = `  npm run stock -- import '${file.replace("'", "'\\''")}' --site wattle-group`;
    expect(output.trimEnd().split('\n').at(-1)).toBe(`${command} --dry-run`);
  });
});
