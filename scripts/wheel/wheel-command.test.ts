import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLeadSite } from '../../src/leads/testing/make-lead-site.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { copyMigratedFolder } from '../../src/platform/db/testing/open-test-databases.ts';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import { createSpinStore } from '../../src/wheel/server/spin-store.ts';
import { createWheelService } from '../../src/wheel/server/wheel-service.ts';
import { makeTestCampaign } from '../../src/wheel/testing/make-test-campaign.ts';
import { readWheelArguments } from './read-wheel-arguments.ts';
import { wheelCommands } from './wheel-commands.ts';

const folder = makeTemporaryFolder('wheel-command');
const slug = 'saltbush-caravans';
const now = new Date('2026-11-20T01:00:00Z');
let database: DatabaseService;

const runInto = (lines: string[], ...argv: readonly string[]): Promise<void> => {
  const args = readWheelArguments([...argv, '--site', slug]);
  const print = (line: string) => void lines.push(line);
  return wheelCommands[args.command](args, { database, sites: openSitesDir('sites'), now, print });
};

const run = async (...argv: readonly string[]): Promise<string> => {
  const lines: string[] = [];
  await runInto(lines, ...argv);
  return lines.join('\n');
};

const turn = async (person: number, number: number): Promise<void> => {
  const site = { ...makeLeadSite(), slug };
  const campaign = makeTestCampaign();
  const draw = (below: number) => (below === 100 ? number : randomInt(below));
  const service = createWheelService({ store: createSpinStore(database), readClock: () => now, draw });
  await service.turn(
    { ...site, config: { ...site.config, wheel: { campaign } } },
    campaign,
    { visitorUuid: `00000000-0000-4000-8000-00000000000${person}`, phone: '+61412345678' },
    { fields: new URLSearchParams({ name: 'Ann', email: 'ann@example.com', terms: 'on' }), userAgent: null },
  );
};

describe('npm run wheel', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await copyMigratedFolder(join(folder, 'data'));
    database = await openDatabase({ dataDir: join(folder, 'data') });
    await turn(1, 19);
    await turn(2, 20);
  });
  afterAll(() => database?.close());

  it('lists what was won, hands it out once, and knows no other code [L2.15]', async () => {
    const listed = await run('list');
    expect(listed).toContain('a set of ramps, valid until 2026-12-20');
    expect(listed).toContain('Ann ann@example.com, drawn 2026-11-20T01:00:00.000Z: 19 from 0 to 99');
    expect(listed).toContain('1 prize.');
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(listed)?.[0] ?? '';
    expect(await run('redeem', code.toLowerCase())).toContain('Hand over: a set of ramps.');
    await expect(run('redeem', code)).rejects.toThrow('already been handed out');
    await expect(run('redeem', '2222-2222')).rejects.toThrow('no such code');
  });

  it('proves what was drawn how often, beside what the odds said, and shows a row that was changed [L2.15]', async () => {
    const output = await run('odds');
    expect(output).toContain('spring: 2 spins\n  ramps: drawn 1, expected 0.4 (a set of ramps)');
    expect(output).toContain(
      'No faults up to spin 2: every number drawn matches its prize, and the chain of rows is unbroken.',
    );
    expect(output).toContain('Only an archived export can show that later spins were removed');
    await database.primary.execute('UPDATE wheel_spins SET number = 21 WHERE sequence = 2');
    const lines: string[] = [];
    await expect(runInto(lines, 'odds')).rejects.toThrow('1 fault in the record of spins.');
    expect(lines.join('\n')).toContain('Spin 2 has changed since it was recorded.');
  });

  it('writes every turn with its odds into a table [L2.15]', async () => {
    const file = join(folder, 'turns.csv');
    expect(await run('export', file)).toContain('2 spins');
    expect(readFileSync(file, 'utf8')).toContain(',ramps:20 nothing:80,100,19,ramps,a set of ramps,');
  });

  it.each([[['redeem', 'x']], [['export', 'a.txt']], [['nothing']], [['list', '--limit', '0']]])(
    'explains itself for %j',
    (argv) => {
      expect(() => readWheelArguments([...argv, '--site', slug])).toThrow('Usage:');
    },
  );
});
