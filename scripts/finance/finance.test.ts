import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyContent } from '../../src/finance-application/rules/saved-application.ts';
import { writeContent } from '../../src/finance-application/server/application-row.ts';
import { financeApplications } from '../../src/finance-application/server/tables.ts';
import { typedAnswers } from '../../src/finance-application/testing/test-application.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { copyMigratedFolder } from '../../src/platform/db/testing/open-test-databases.ts';
import { openSealer } from '../../src/platform/sealing/open-sealer.ts';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import { financeCommands } from './finance-commands.ts';
import { readFinanceArguments } from './read-finance-arguments.ts';

const folder = makeTemporaryFolder('finance-command');
const keys = (letter: string) => [{ id: letter, key: Buffer.from(letter.repeat(32)).toString('base64') }];
const sealer = openSealer({ SEALING_KEYS: keys('a'), DATA_DIR: folder });
const id = (digit: number): string => `0186f5a2-0266-4c90-850c-00000000000${digit}`;
let database: DatabaseService;

const run = async (...argv: readonly string[]): Promise<string> => {
  const args = readFinanceArguments(argv);
  const lines: string[] = [];
  await financeCommands[args.command](args, {
    database,
    sealer,
    sites: openSitesDir('sites'),
    now: new Date(),
    print: (line) => void lines.push(line),
  });
  return lines.join('\n');
};

const add = (digit: number, state: 'draft' | 'sent', by = sealer) => {
  const name = { siteSlug: 'wattle', applicationUuid: id(digit) };
  const at = `2026-11-2${digit}T00:00:00Z`;
  return database.primary.insert(financeApplications).values({
    ...name,
    visitorUuid: id(digit),
    vehicleId: 0,
    state,
    revision: 0,
    startedAt: at,
    changedAt: at,
    sentAt: at,
    ...writeContent(name, { ...emptyContent, answers: typedAnswers }, by),
  });
};

describe('npm run finance', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await copyMigratedFolder(join(folder, 'data'));
    database = await openDatabase({ dataDir: join(folder, 'data') });
    await add(1, 'sent');
    await add(2, 'draft');
    await add(3, 'sent', openSealer({ SEALING_KEYS: keys('b'), DATA_DIR: folder }));
  });
  afterAll(() => database?.close());

  it('lists sent applications, counts those it cannot decrypt, and shows one in full [D.41]', async () => {
    expect(await run('list')).toBe(
      `1 application cannot be decrypted: SEALING_KEYS lacks the key.\nwattle  ${id(1)}  2026-11-21T00:00:00.000Z  Ann Example: \n1 application.`,
    );
    expect(await run('list', '--site', 'banksia-used')).toBe('0 applications.');
    const shown = await run('show', id(1));
    expect(shown).toContain('income: 85,000 a year');
    expect(shown).toContain('housingCost: 350 a week');
    await expect(run('show', id(2))).rejects.toThrow('There is no application');
    await expect(run('show', 'nothing')).rejects.toThrow('Give the id of one application, as list shows it.');
  });

  it('writes a table that only its owner can read [D.41]', async () => {
    const file = join(folder, 'out.csv');
    expect(await run('export', file)).toContain(`1 application written to ${file}.`);
    expect(readFileSync(file, 'utf8')).toMatch(/^site,application,.*income.*\r\nwattle,/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
