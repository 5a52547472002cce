import { expect, it, vi } from 'vitest';
import { ensureHeadlessShell, ensurePostgres, ensurePromtool, ensureSshServer } from './find-tools.ts';

const bin = '/usr/lib/postgresql/15/bin';

it('installs no PostgreSQL when one is suitable', async () => {
  const install = vi.fn(async () => undefined);
  await ensurePostgres(() => bin, install);
  expect(install).not.toHaveBeenCalled();
});

it('installs PostgreSQL when none is suitable', async () => {
  let found: string | undefined;
  const install = vi.fn(async () => {
    found = bin;
  });
  await ensurePostgres(() => found, install);
  expect(install).toHaveBeenCalledExactlyOnceWith('PostgreSQL', ['postgresql']);
});

it('fails if PostgreSQL is still too old after the installation', async () => {
  await expect(
    ensurePostgres(
      () => undefined,
      async () => undefined,
    ),
  ).rejects.toThrow('PostgreSQL 15 or later');
});

it('installs an SSH server only where there is none, and says when that failed', async () => {
  let found: string | undefined;
  const install = vi.fn(async () => {
    found = '/usr/sbin/sshd';
  });
  await ensureSshServer(() => found, install);
  await ensureSshServer(() => found, install);
  expect(install).toHaveBeenCalledExactlyOnceWith('an SSH server', ['openssh-server']);
  await expect(
    ensureSshServer(
      () => undefined,
      async () => undefined,
    ),
  ).rejects.toThrow('install openssh-server');
});

it("installs Chromium's headless shell, and uses Chromium where there is no package of it", async () => {
  let found: string | undefined;
  const install = vi.fn(async () => {
    found = '/usr/bin/chromium-headless-shell';
  });
  expect(await ensureHeadlessShell('/usr/bin/chromium', () => found, install)).toBe('/usr/bin/chromium-headless-shell');
  expect(install).toHaveBeenCalledOnce();
  const fail = async () => {
    throw new Error('Unable to locate package');
  };
  expect(await ensureHeadlessShell('/usr/bin/chromium', () => undefined, fail)).toBe('/usr/bin/chromium');
});

it('installs promtool only where there is none, and says when that failed', async () => {
  let found: string | undefined;
  const install = vi.fn(async () => {
    found = '/usr/bin/promtool';
  });
  await ensurePromtool(() => found, install);
  await ensurePromtool(() => found, install);
  expect(install).toHaveBeenCalledExactlyOnceWith('Prometheus, for its promtool', ['prometheus']);
  await expect(
    ensurePromtool(
      () => undefined,
      async () => undefined,
    ),
  ).rejects.toThrow('set PROMTOOL_PATH');
});
