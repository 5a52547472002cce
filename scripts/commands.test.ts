import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../src/platform/db/testing/start-postgres.ts';
import { makeTemporaryFolder } from '../src/platform/testing/make-temporary-folder.ts';
import { type CommandOutcome, runCommand } from './lib/run-command.ts';

// Runs each command in its own process. Most use a PostgreSQL server, because the embedded database opens slowly.
const files = makeTemporaryFolder('command-files');
let postgres: TestPostgres;
beforeAll(async () => {
  const started = await startPostgres();
  if (started === undefined) throw new Error('PostgreSQL is not installed.');
  postgres = started;
});
afterAll(() => postgres.stop());
const run = (script: string, args: readonly string[], env: Record<string, string>): Promise<CommandOutcome> =>
  runCommand(process.execPath, [script, ...args], { quiet: true, env });
const onServer = () => ({ DATA_DIR: join(files, 'data'), DATABASE_URL: postgres.url });
const embedded = { DATA_DIR: join(files, 'embedded') };
const runStock = (args: readonly string[]) => run('scripts/stock.ts', args, onServer());
const runDb = (args: readonly string[], env: Record<string, string> = onServer()) => run('scripts/db.ts', args, env);

const fileOf = (name: string, lines: readonly string[] = []): string => {
  const path = join(files, name);
  if (lines.length > 0) writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
};
const linesOf = (path: string): readonly string[] => readFileSync(path, 'utf8').trim().split('\n');
const heading = 'Stock No,Make,Model,Year,DAP,Floor Plan Rate';
const importInto = (...rest: readonly string[]) => runStock(['import', '--site', 'wattle-group', ...rest]);

const npmScripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;

/** The npm scripts that are one of our commands, as [name, file]. */
const npmCommands = Object.entries(npmScripts).flatMap(([name, command]) => {
  const [, file] = /^(?:exec )?node (?:--\S+ )?(scripts\/[\w-]+\.ts)$/.exec(command) ?? [];
  return file === undefined ? [] : [[name, file] as const];
});
const otherCommands = readdirSync('scripts')
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => `scripts/${name}`)
  .filter((file) => npmCommands.every(([, known]) => known !== file));

/** npm scripts that don't run exactly one of our commands: one runs a tool, the other runs several commands. */
const otherScripts: Readonly<Record<string, RegExp>> = {
  format: /^biome /,
  docs: /^node scripts\/generate-[\w-]+\.ts(?: && node scripts\/generate-[\w-]+\.ts)*$/,
};

/** npm runs a script in a shell and signals only that shell. With `exec`, the command replaces the shell. */
it.each(['start', 'dev'])('npm run %s ends when npm is told to', (name) => {
  expect(npmScripts[name]).toMatch(/^exec node /);
});

const execute = promisify(execFile);
const runForHelp = (args: readonly string[]) => execute(process.execPath, args);
type HelpOutput = Awaited<ReturnType<typeof runForHelp>>;
const helps = new Map<string, Promise<HelpOutput>>();
/** Runs a command for its help, but with the same arguments only once. Rejects if the exit code isn't 0. */
const askForHelp = (...args: readonly string[]): Promise<HelpOutput> => {
  const key = args.join(' ');
  const output = helps.get(key) ?? runForHelp(args);
  helps.set(key, output);
  return output;
};
const readHelp = async (...args: readonly string[]): Promise<string> => (await askForHelp(...args)).stdout;

/** Returns the first word of each row under a title of the usage. */
const readSection = (help: string, title: string): readonly string[] => {
  const [, rows = ''] = new RegExp(`^${title}:\\n((?: {2}.*\\n)*)`, 'm').exec(help) ?? [];
  return rows.split('\n').flatMap((row) => /^ {2}(\S+)/.exec(row)?.[1] ?? []);
};

describe('every command', { timeout: 120_000 }, () => {
  it('is found', () => {
    const names = npmCommands.map(([name]) => name);
    const expected = ['start', 'dev', 'build', 'test', 'verify', 'db', 'checkout', 'finance', 'leads', 'stock'];
    expect(names).toEqual(expect.arrayContaining([...expected, 'payments', 'wheel', 'lock']));
    expect(otherCommands).toContain('scripts/generate-rule-docs.ts');
    const unknown = Object.entries(npmScripts).filter(
      ([name, command]) => !names.includes(name) && otherScripts[name]?.test(command) !== true,
    );
    expect(unknown).toEqual([]);
  });

  it.each(npmCommands)('answers --help and -h with its usage: npm run %s', async (name, file) => {
    const isShort = name === 'start' || name === 'test';
    for (const option of ['--help', '-h']) {
      const { stdout, stderr } = await askForHelp(file, option);
      expect(stdout).toContain('Usage:\n');
      expect(stdout).toContain(`  npm ${isShort ? '' : 'run '}${name}`);
      expect(stderr).toBe('');
    }
  });

  it.each(otherCommands)('answers --help with its usage: %s', async (file) => {
    const stdout = await readHelp(file, '--help');
    expect(stdout).toContain(`Usage:\n  npx node ${file}`);
    expect(stdout).toContain('Exit codes:\n');
  });

  it.each([...npmCommands.map(([, file]) => file), ...otherCommands])(
    'says its options, an example, exit codes and each of its commands: %s',
    async (file) => {
      const help = await readHelp(file, '--help');
      expect(readSection(help, 'Options')).toContain('-h,');
      expect(help).toMatch(/^Example:\n {2}\S/m);
      expect(readSection(help, 'Exit codes').slice(0, 2)).toEqual(['0', '1']);
      const listed = readSection(help, 'Commands');
      const [calls = ''] = help.split('Example:', 1);
      expect(/^ {2}(?:npm run \S+ --|npx node \S+) [a-z]/m.test(calls)).toBe(listed.length > 0);
      if (listed.length === 0) return;
      const { output } = await runCommand(process.execPath, [file, 'no-such-command'], { quiet: true });
      const known = /^Unknown command no-such-command\. Use one of (.*)\.$/m.exec(output)?.[1]?.split(', ') ?? [];
      expect([...listed].sort()).toEqual(known.sort());
      const ofCommands = await Promise.all(listed.map((command) => readHelp(file, command, '--help')));
      expect(new Set(ofCommands)).toEqual(new Set([help]));
    },
  );

  const id = '0186f5a2-0266-4c90-850c-000000000001';
  it.each([
    ['start', []],
    ['dev', []],
    ['db', ['migrate']],
    ['checkout', ['list']],
    ['finance', ['show', id]],
    ['leads', ['list']],
    ['payments', ['list']],
    ['wheel', ['odds', '--site', 'wattle-group']],
    ['stock', ['import', '--site', 'wattle-group', 'stock.csv']],
    ['site', ['check']],
  ] as const)('stops with one sentence at a folder that is missing: npm run %s', async (name, args) => {
    const [, file = ''] = npmCommands.find(([known]) => known === name) ?? [];
    for (const variable of ['SITES_DIR', 'MEDIA_DIR']) {
      const env = { DATA_DIR: join(files, 'unused'), [variable]: '/nope' };
      const { exitCode, output } = await runCommand(process.execPath, [file, ...args], { quiet: true, env });
      expect([exitCode, output]).toEqual([
        1,
        expect.stringMatching(new RegExp(`^${variable}="/nope" must be an existing folder [^\\n]*\\.\\n$`)),
      ]);
    }
    expect(existsSync(join(files, 'unused'))).toBe(false);
  });
});

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
    expect(output).toContain('wattle-group: 3 rows read\n  2 added, 0 changed, 0 unchanged, 1 refused, 2 warned of');
    expect(output).toContain('Columns that are not read: Floor Plan Rate');
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
    expect(output).not.toMatch(/Floor Plan Rate|doesn't name a yard/);
    expect(output).toContain('\nTo do (--dry-run lists it): correct in your own system: 1\n');
    expect(output).toContain(
      '0 added, 0 changed, 1 unchanged, 0 refused, 1 warned of\n  1 missing from the file and marked as sold',
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
    expect(tried.output).toContain('Would be added: 4\n  sold: S2\n  not on sale: S3\nCorrect in your own system:\n');
    expect((await runStock([...site, all])).output).toContain('4 added, of which 1 sold and 1 not on sale; 0 changed');
    const half = fileOf('half.csv', [heading, ...cars.slice(0, 1)]);
    expect((await runStock([...site, half])).output).toContain('  2 cars that are not in the file: left alone');
    const none = fileOf('others.csv', [heading, 'S5,Kia,Rio,2020,18990,1']);
    const held = await runStock([...site, none, '--missing', 'unpublish']);
    expect(held.exitCode, held.output).toBe(3);
    expect(held.output).toContain('  3 cars that are not in the file: held back, see below\n');
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
    expect(held.output).toContain('1 car that is not in the file: held back, see below');
    expect(held.output.split('row 7 has no readable stock number and could be about any of them')).toHaveLength(2);
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
    expect(first.output).toContain(`Status: "Asta" isn't a status we know, so 2 vehicles count as not on sale.`);
    expect(first.output).toContain(
      `Notes on sale: isn't read, although 4 cells mention a sale, such as "ask about the deposit" in row 2`,
    );
    const cut = await runStock([...site, write('cut.csv', (number) => (number === 1 ? 19_990 : 29_990))]);
    expect(cut.output).toContain('Prices that fell by more than 30%: 1\n  B1  2020 Kia Rio, $29,990 -> $19,990\n');
    expect(cut.exitCode, cut.output).toBe(0);
    const tried = await runStock([...site, write('cut.csv', () => 19_990), '--dry-run']);
    expect(tried.output).not.toContain('Prices that fell');
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
      expect(output).toContain(`This was a dry run: nothing was changed. To import the file:\n  ${next}\n`);
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

  describe('map', () => {
    const cells = (price: string) => `Stock No,Make,Model,Year,${price},Floor Plan,Rego Expiry,Photos,Yard`;
    const cars = [1, 2, 3].map(
      (number) => `M${number},Kia,Rio,2020,"$1${number},990",9,30/6/27,M${number}.jpg,Moorooka`,
    );

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

    it('shows what every column is read as, rows with a remark first, and totals', async () => {
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
        /Status words:\n {2}Auction \(1\) +not known, so not on sale\n {2}Retail \(2\) +on sale\n/,
      );
      expect(output).toMatch(/Not sold \(1\) +on sale\n {2}SOLD \(1\) +sold\n {2}dep taken \(1\) +on hold for a buyer/);
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
      const { exitCode, output } = await runCommand('sh', ['-c', command], { quiet: true, env: onServer() });
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

describe('npm run db', { timeout: 120_000 }, () => {
  const dumpFile = fileOf('dump.jsonl');
  let dumped: CommandOutcome;
  beforeAll(async () => {
    await runStock(['import', '--site', 'wattle-group', fileOf('dumped.csv', [heading, 'D1,Kia,Rio,2020,19990,1'])]);
    dumped = await runDb(['dump', dumpFile]);
  });

  it('creates the tables of an empty database', async () => {
    expect(await runDb(['migrate'], embedded)).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('The tables are up to date.'),
    });
  });

  it('dumps no database that no server has made, and lets only the owner read a dump', async () => {
    const env = { DATA_DIR: join(files, 'nothing') };
    for (const [script, args] of [
      ['scripts/db.ts', ['dump', join(files, 'nothing.jsonl')]],
      ['scripts/leads.ts', ['list']],
    ] as const) {
      const { exitCode, output } = await run(script, args, env);
      expect([exitCode, output]).toEqual([
        1,
        expect.stringContaining('Set DATABASE_URL or DATA_DIR to what the server'),
      ]);
    }
    expect([existsSync(env.DATA_DIR), existsSync(join(files, 'nothing.jsonl'))]).toEqual([false, false]);
    expect(statSync(dumpFile).mode & 0o777).toBe(0o600);
  });

  it('restores a dump of a server into an embedded database', async () => {
    expect(dumped.exitCode, dumped.output).toBe(0);
    expect(linesOf(dumpFile).filter((line) => line.includes('"D1"'))).toHaveLength(1);
    const restored = await runDb(['restore', dumpFile], embedded);
    expect(restored.exitCode, restored.output).toBe(0);
    const again = fileOf('again.jsonl');
    expect(await runDb(['dump', again], embedded)).toMatchObject({ exitCode: 0 });
    expect(linesOf(again).slice(1)).toEqual(linesOf(dumpFile).slice(1));
  });

  it('restores over rows only with --replace', async () => {
    const refused = await runDb(['restore', dumpFile]);
    expect(refused.exitCode, refused.output).toBe(1);
    expect(refused.output).toContain('--replace');
    const replaced = await runDb(['restore', dumpFile, '--replace']);
    expect(replaced.exitCode, replaced.output).toBe(0);
  });

  it.each([[['restore']], [['drop']]])('exits with 1 and the usage for %j', async (args) => {
    expect(await runDb(args)).toMatchObject({ exitCode: 1, output: expect.stringContaining('Usage:') });
  });
});
