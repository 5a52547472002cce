import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startPostgres } from '../../db/testing/start-postgres.ts';
import { endWithThisProcess } from '../end-with-this-process.ts';
import { makeTemporaryFolder } from '../make-temporary-folder.ts';

it('waits to be killed', async () => {
  const folder = makeTemporaryFolder('held');
  writeFileSync(join(folder, 'file'), 'held');
  const postgres = await startPostgres();
  const child = endWithThisProcess(spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']));
  process.stdout.write(
    `${JSON.stringify({ folder, postgresUrl: postgres?.url, childPid: child.pid, workerPid: process.pid })}\n`,
  );
  await new Promise((resolve) => setTimeout(resolve, 50_000));
  expect.unreachable('it was not killed');
});
