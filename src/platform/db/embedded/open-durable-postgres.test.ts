import { fstatSync, fsyncSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { openDurablePostgres } from './open-durable-postgres.ts';

it('forces each commit, and the folders of a checkpoint, to the disk', async () => {
  const synced = { files: 0, folders: 0 };
  const postgres = await openDurablePostgres(makeTemporaryFolder('durable'), (descriptor) => {
    synced[fstatSync(descriptor).isDirectory() ? 'folders' : 'files'] += 1;
    fsyncSync(descriptor);
  });
  await postgres.exec('create table kept (n int)');
  synced.files = 0;
  for (let n = 1; n <= 20; n += 1) await postgres.query('insert into kept values ($1)', [n]);
  expect(synced.files).toBeGreaterThanOrEqual(20);
  synced.folders = 0;
  await postgres.exec('checkpoint');
  expect(synced.folders).toBeGreaterThan(0);
  await postgres.close();
});
