import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from '../src/platform/db/testing/start-postgres.ts';
import { endWithThisProcess } from '../src/platform/testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '../src/platform/testing/make-temporary-folder.ts';
import { findCaddy } from './lib/find-tools.ts';
import { read } from './testing/read-deployment.ts';

const requireCaddy = (): string => {
  const caddy = findCaddy();
  if (caddy === undefined) throw new Error('Caddy is not installed (Debian: apt-get install caddy).');
  return caddy;
};

const startNode = async (status: number): Promise<number> => {
  const node = createServer(({ url }, response) => {
    response.writeHead(url === '/readyz' ? 200 : status, { 'retry-after': '5' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void node.close());
  await once(node, 'listening');
  return (node.address() as AddressInfo).port;
};

const startCaddy = async (statuses: readonly [number, number]): Promise<string> => {
  const [a, b] = await Promise.all(statuses.map(startNode));
  const host = `http://localhost:${await findFreePort()}`;
  const folder = makeTemporaryFolder('caddy');
  const file = join(folder, 'Caddyfile');
  const text = read('compose/Caddyfile').replaceAll('node-a:3000', `127.0.0.1:${a}`);
  writeFileSync(file, `{\n\tadmin off\n}\n${text.replaceAll('node-b:3000', `127.0.0.1:${b}`)}`);
  const caddy = endWithThisProcess(
    spawn(requireCaddy(), ['run', '--adapter', 'caddyfile', '--config', file], {
      env: { ...process.env, HOME: folder, SITE_HOSTS: host },
      stdio: 'ignore',
    }),
  );
  onTestFinished(() => void caddy.kill());
  await vi.waitFor(() => fetch(host), { timeout: 10_000, interval: 50 });
  return host;
};

describe('Caddy', () => {
  it('accepts its configuration', async () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/compose/Caddyfile'];
    const { stdout, stderr } = await promisify(execFile)(requireCaddy(), args, {
      env: { ...process.env, SITE_HOSTS: 'dealer.example, www.dealer.example' },
    });
    expect(stdout + stderr).toContain('Valid configuration');
  });

  it('asks the other node for a page that one answers with 503, and sends a form once', async () => {
    const url = await startCaddy([503, 200]);
    const statusesOf = async (method: string): Promise<ReadonlySet<number>> => {
      const statuses = new Set<number>();
      for (let at = 0; at < 20; at += 1) statuses.add((await fetch(url, { method })).status);
      return statuses;
    };
    expect(await statusesOf('GET')).toEqual(new Set([200]));
    expect(await statusesOf('HEAD')).toEqual(new Set([200]));
    expect(await statusesOf('POST')).toEqual(new Set([200, 503]));
  });

  it('passes on the answer when neither node can serve the site', async () => {
    const answer = await fetch(await startCaddy([503, 503]));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
