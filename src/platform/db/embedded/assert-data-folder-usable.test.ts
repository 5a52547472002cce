import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../testing/make-temporary-folder.ts';
import { copyMigratedFolder } from '../testing/open-test-databases.ts';
import { findPostgresAccount } from '../testing/start-postgres.ts';
import { assertDataFolderUsable } from './assert-data-folder-usable.ts';

const ownUid = process.getuid?.() ?? 0;
const call = 'npm run leads -- list';
let dataDir: string;
beforeEach(() => {
  dataDir = makeTemporaryFolder('owned');
});

const giveTo = (uid: number, path = dataDir): void => {
  chownSync(path, uid, uid);
  for (const entry of readdirSync(path, { recursive: true })) chownSync(join(path, String(entry)), uid, uid);
};

describe('a data folder of another account', () => {
  it('is refused before it’s opened, with the line that runs the command as its owner', () => {
    mkdirSync(join(dataDir, 'postgres'));
    expect(() => assertDataFolderUsable(dataDir, { uid: ownUid + 54_321, call })).toThrow(
      new RegExp(
        `^The data folder ${dataDir} belongs to (\\S+), and this process runs as #${ownUid + 54_321}: ` +
          "\\1 couldn't read the files it would write there\\. Run it as \\1: sudo -E -u \\1 npm run leads -- list$",
      ),
    );
    expect(() => assertDataFolderUsable(dataDir, { uid: ownUid, call })).not.toThrow();
  });

  it('is refused to root while it’s empty too, but not to others: a mounted volume can belong to root', () => {
    if (ownUid === 0) giveTo(54_321);
    expect(() => assertDataFolderUsable(dataDir, { uid: 0, call })).toThrow(/this process runs as root/);
    expect(() => assertDataFolderUsable(dataDir, { uid: ownUid + 54_322, call })).not.toThrow();
  });

  it('is named by its number where the account has no name', () => {
    if (ownUid === 0) giveTo(54_321);
    const named = ownUid === 0 ? "sudo -E -u '#54321' npm run leads -- list" : 'sudo -E -u ';
    expect(() => assertDataFolderUsable(dataDir, { uid: 0, call })).toThrow(named);
  });
});

// Opens the database, which takes seconds on a busy machine.
it('a file that the account can’t use is named, with its owner, before the database is opened', {
  timeout: 120_000,
}, async () => {
  await copyMigratedFolder(dataDir);
  // A file like one that a command run as root leaves behind.
  const left = join(dataDir, 'postgres', 'pg_logical', 'replorigin_checkpoint');
  const account = findPostgresAccount();
  if (account !== undefined) giveTo(account.uid);
  writeFileSync(left, '');
  chmodSync(left, account === undefined ? 0o000 : 0o600);
  if (account !== undefined) chownSync(left, 0, 0);
  const script = fileURLToPath(new URL('../testing/write-until-killed.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, dataDir, '1'], {
    ...account,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`and can't read and write ${left}, which belongs to `);
  expect(stderr).toContain(
    `give the data folder to the account that runs the server: chown -R ${account?.uid ?? ownUid} ${dataDir}`,
  );
  expect(stderr).not.toContain('Aborted');
});
