import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { serverArguments } from '../src/app/host/testing/start-server.ts';
import { findSystemdAnalyze } from './lib/find-tools.ts';
import {
  containerfile,
  finishSeconds,
  imageEnv,
  imageUser,
  listRefusals,
  listUnknown,
  read,
  readExample,
  readSettings,
} from './testing/read-deployment.ts';

describe('the image', () => {
  it('sets variables that the code declares, and folders that exist in it', () => {
    expect(listUnknown(Object.keys(imageEnv))).toEqual([]);
    expect(imageEnv).toMatchObject({ FORECOURT_ENV: 'production', DATA_DIR: '/data' });
    expect(containerfile).toContain(`EXPOSE ${imageEnv.PORT}\n`);
    expect(containerfile).toContain(`COPY --chown=${imageUser.join(':')} data ${imageEnv.DATA_DIR}\n`);
  });

  it('runs as an account without privileges', () => {
    expect(imageUser).toHaveLength(2);
    for (const id of imageUser) expect(id).toBeGreaterThan(1000);
  });
});

it('gives the main thread the same small young generation however the server is started', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [limit = '', ...others] = serverArguments;
  expect(others).toEqual(['scripts/start.ts']);
  expect(scripts.start).toBe(`exec node ${limit} scripts/start.ts`);
  expect(read('container/Containerfile')).toContain(`CMD ["${limit}", "scripts/start.ts"]`);
  expect(read('systemd/forecourt.service')).toContain(`node ${limit} scripts/start.ts\n`);
  expect(readFileSync('docs/production/servers.md', 'utf8')).toContain(`node ${limit} scripts/start.ts\n`);
});

describe('the systemd unit', () => {
  const unit = read('systemd/forecourt.service');
  const settings = new Map(
    [...unit.matchAll(/^Environment=(\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
  );

  it('sets variables that the code declares, and has time to drain', () => {
    expect(settings.size).toBeGreaterThan(4);
    expect(listUnknown([...settings.keys()])).toEqual([]);
    const stopSeconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
    expect(stopSeconds).toBeGreaterThan(Number(settings.get('DRAIN_SECONDS')) + finishSeconds);
  });

  it('starts the server with a site and the settings of the example', () => {
    const example = readSettings(readExample('servers.md', '## With systemd'));
    expect(listRefusals({ ...Object.fromEntries(settings), ...example })).toEqual([]);
  });

  it('starts the Node that npm installs, and writes to the folders that systemd makes for it', () => {
    expect(unit).toContain(
      'ExecStart=/opt/forecourt/node_modules/node/bin/node --max-semi-space-size=4 scripts/start.ts\n',
    );
    const name = /^StateDirectory=(\w+)$/m.exec(unit)?.[1];
    expect(settings.get('DATA_DIR')).toBe(`/var/lib/${name}`);
  });

  it('is rated as well confined', async () => {
    const analyze = findSystemdAnalyze();
    if (analyze === undefined) throw new Error('systemd-analyze is not installed (Debian: apt-get install systemd).');
    const args = ['security', '--offline=true', '--threshold=20', 'deploy/systemd/forecourt.service'];
    // Rejects if the exposure is above 2.0 on a scale up to 10.
    const { stdout } = await promisify(execFile)(analyze, ['--no-pager', ...args]);
    expect(stdout).toContain('Overall exposure level for forecourt.service');
  });
});
