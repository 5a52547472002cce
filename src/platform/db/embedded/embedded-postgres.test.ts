import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '../../testing/make-temporary-folder.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('retries a failed start after a second, not sooner', { timeout: 60_000 }, async () => {
  const folder = makeTemporaryFolder('restart');
  const version = join(folder, 'PG_VERSION');
  writeFileSync(version, 'of no PostgreSQL');
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const postgres = new EmbeddedPostgres({ folder, statementTimeoutMs: 10_000 });
  const failure = await postgres.start().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);

  rmSync(version);
  clock.mockReturnValue(999);
  await expect(postgres.start()).rejects.toBe(failure);
  clock.mockReturnValue(1000);
  await expect(postgres.start()).resolves.toBeDefined();
  await postgres.close();
  await expect(postgres.start()).rejects.toThrow('closed');
});
