import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acquireDataDirLock } from '#src/platform/db/embedded/data-dir-lock.ts';
import { readEnv } from '#src/platform/env.ts';
import { unbuilt } from '#src/platform/http/version-route.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { openStores } from './open-stores.ts';

// Creating a database takes seconds on a busy machine.
it("closes the database if the sites can't be read", { timeout: 60_000 }, async () => {
  const dataDir = makeTemporaryFolder('stores');
  const env = readEnv({ DATA_DIR: dataDir, SITES_DIR: join(dataDir, 'nowhere') });
  await expect(openStores({ env, log: createLogger('silent'), version: unbuilt })).rejects.toThrow('nowhere');
  // Would throw if the database were still open.
  acquireDataDirLock(dataDir).release();
});
