import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandOutcome } from './lib/run-command.ts';
import { heading, linesOf, openCommands, run } from './testing/open-commands.ts';

const commands = openCommands('db-command');
const { fileOf, files, runDb, runStock } = commands;
const embedded = { DATA_DIR: join(files, 'embedded') };
beforeAll(() => commands.start());
afterAll(() => commands.stop());

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
        expect.stringContaining('Set DATABASE_URL or DATA_DIR to the value that the server'),
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
