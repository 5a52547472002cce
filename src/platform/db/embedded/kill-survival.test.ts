import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { endWithThisProcess } from '../../testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '../../testing/make-temporary-folder.ts';
import { openDatabase } from '../open-database.ts';
import { copyMigratedFolder } from '../testing/open-test-databases.ts';

const script = fileURLToPath(new URL('../testing/write-until-killed.ts', import.meta.url));
const speedUpImports = new URL('../../speed-up-imports.ts', import.meta.url).href;
const kills = 30;

const dataDir = makeTemporaryFolder('kill');

const writeAndKill = async (first: number, count: number): Promise<readonly number[]> => {
  const writer = endWithThisProcess(
    spawn(process.execPath, ['--import', speedUpImports, script, dataDir, String(first)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const exit = once(writer, 'exit');
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(Number(line));
    // Kills the writer in the middle of its next write. Its output is read to the end, because no acknowledged write
    // may be lost.
    if (acknowledged.length === count) writer.kill('SIGKILL');
  }
  await exit;
  return acknowledged;
};

it(`loses nothing acknowledged in ${kills} kill -9 while writing`, { timeout: 300_000 }, async () => {
  await copyMigratedFolder(dataDir);
  const acknowledged: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    // A write in flight when the process was killed may have been committed, so the next run starts well after it.
    const next = (acknowledged.at(-1) ?? 0) + 1000;
    const written = await writeAndKill(next, 1 + ((round * 7) % 13));
    expect(written.length).toBeGreaterThan(0);
    acknowledged.push(...written);
  }
  const database = await openDatabase({ dataDir });
  const { rows } = await database.primary.execute<{ n: string }>('select n from acknowledged');
  await database.close();
  const stored = new Set(rows.map(({ n }) => Number(n)));
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
});
