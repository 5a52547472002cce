import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from '../src/platform/db/testing/start-postgres.ts';
import { endWithThisProcess } from '../src/platform/testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '../src/platform/testing/make-temporary-folder.ts';
import { findHaproxy, findNginx } from './lib/find-tools.ts';

interface Received {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

interface Node {
  readonly server: Server;
  readonly port: number;
  readonly received: Received[];
  readonly refused: Set<string>;
}

const startNode = async (name: string): Promise<Node> => {
  const received: Received[] = [];
  const refused = new Set<string>();
  const server = createServer(({ url, method = '', headers }, response) => {
    if (url === '/readyz') return response.end();
    received.push({ method, headers });
    const isRefused = refused.has(String(headers.host).split(':')[0] ?? '');
    return response.writeHead(isRefused ? 503 : 200).end(isRefused ? '' : name);
  }).listen(0, '127.0.0.1');
  // Our server's keep-alive timeout. With a shorter one, a connection could end just as the proxy reuses it, and the
  // proxy would ask another node.
  server.keepAliveTimeout = 72_000;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, received, refused };
};

interface Proxy {
  readonly name: string;
  readonly file: string;
  /** A pattern for lines that listen with TLS, and a function that builds lines without TLS to replace them. */
  readonly listen: readonly [pattern: RegExp, plain: (port: number) => string];
  readonly find: () => string | undefined;
  readonly checkArgs: (file: string) => readonly string[];
  readonly runArgs: (file: string) => readonly string[];
}

const proxies: readonly Proxy[] = [
  {
    name: 'HAProxy',
    file: 'haproxy.cfg',
    listen: [/bind :443 .*/, (port) => `bind 127.0.0.1:${port}`],
    find: findHaproxy,
    checkArgs: (file) => ['-c', '-f', file],
    runArgs: (file) => ['-db', '-f', file],
  },
  {
    name: 'nginx',
    file: 'nginx.conf',
    listen: [/listen 443 ssl http2;\n.*\n.*/, (port) => `listen 127.0.0.1:${port};`],
    find: findNginx,
    checkArgs: (file) => ['-t', '-q', '-c', file],
    runArgs: (file) => ['-c', file, '-g', 'daemon off;'],
  },
];

interface Answer {
  readonly status: number;
  readonly body: string;
}

const ask = (port: number, host: string, options: { path?: string; method?: string } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { path = '/', method = 'GET' } = options;
    const headers = {
      host,
      'x-forwarded-for': '192.0.2.1',
      forwarded: 'for=192.0.2.2',
      'x-forwarded-host': 'a.example',
    };
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end(method === 'POST' ? 'a=b' : undefined);
  });

const hosts = Array.from({ length: 120 }, (_, at) => `dealer-${at}.example`);

describe.each(proxies)('$name', ({ file, listen: [pattern, plain], find, checkArgs, runArgs }) => {
  const findOrThrow = (): string => {
    const program = find();
    if (program === undefined)
      throw new Error(`${file} needs its proxy (Debian: apt-get install haproxy nginx-light).`);
    return program;
  };

  const start = async () => {
    const nodes = await Promise.all(['a', 'b', 'c'].map(startNode));
    const port = await findFreePort();
    const folder = makeTemporaryFolder('proxy');
    const text = readFileSync(`deploy/proxy/${file}`, 'utf8').replace(pattern, plain(port));
    const adapted = ['a', 'b', 'c'].reduce(
      (each, name, at) => each.replace(`node-${name}:3000`, `127.0.0.1:${nodes[at]?.port}`),
      file.endsWith('.conf') ? `pid ${join(folder, 'pid')};\nerror_log ${join(folder, 'log')};\n${text}` : text,
    );
    const path = join(folder, file);
    writeFileSync(path, adapted.replace('http {', 'http {\n    access_log off;'));
    await promisify(execFile)(findOrThrow(), checkArgs(path));
    const proxy = endWithThisProcess(spawn(findOrThrow(), runArgs(path), { stdio: 'ignore' }));
    onTestFinished(() => void proxy.kill());
    await vi.waitFor(() => ask(port, 'dealer-0.example'), { timeout: 10_000, interval: 50 });
    const askAll = async (): Promise<ReadonlyMap<string, string>> => {
      const nodeOf = new Map<string, string>();
      for (const host of hosts) {
        const { status, body } = await ask(port, host);
        expect(status).toBe(200);
        nodeOf.set(host, body);
      }
      return nodeOf;
    };
    return { port, nodes, askAll };
  };

  it('sends a site to the same node each time, and spreads sites over all nodes', async () => {
    const { port, askAll } = await start();
    const nodeOf = await askAll();
    expect(await askAll()).toEqual(nodeOf);
    const count = (node: string): number => [...nodeOf.values()].filter((each) => each === node).length;
    // The shares vary with the nodes' names, which contain random ports here.
    for (const node of ['a', 'b', 'c']) expect(count(node)).toBeGreaterThan(hosts.length / 12);
    expect((await ask(port, 'DEALER-0.example:8443')).body).toBe(nodeOf.get('dealer-0.example'));
  });

  it('moves only the sites of a lost node, and no request fails', async () => {
    const { nodes, askAll } = await start();
    const before = await askAll();
    nodes[1]?.server.close();
    nodes[1]?.server.closeAllConnections();
    const after = await askAll();
    expect([...after.values()]).not.toContain('b');
    for (const [host, node] of before) if (node !== 'b') expect(after.get(host)).toBe(node);
  });

  it('asks another node for a page that a site’s node answers with 503, and sends a form once', async () => {
    const { port, nodes, askAll } = await start();
    const own = 'abc'.indexOf((await askAll()).get('dealer-7.example') ?? '');
    nodes[own]?.refused.add('dealer-7.example');
    const { status, body } = await ask(port, 'dealer-7.example');
    expect([status, body]).not.toEqual([200, 'abc'[own]]);
    expect(status).toBe(200);
    for (const node of nodes) node.received.length = 0;
    expect((await ask(port, 'dealer-7.example', { method: 'POST' })).status).toBe(503);
    expect(nodes.flatMap(({ received }) => received.map(({ method }) => method))).toEqual(['POST']);
    expect((await ask(port, 'dealer-8.example')).status).toBe(200);
  });

  it('passes on the host and the client’s address, and nothing that a client forged', async () => {
    const { port, nodes } = await start();
    for (const node of nodes) node.received.length = 0;
    await ask(port, 'dealer-3.example:8443');
    const [{ headers }] = nodes.flatMap(({ received }) => received) as [Received];
    expect(headers.host).toBe('dealer-3.example:8443');
    // Two headers mean the same as one header with a list. The last address is the client's.
    expect(String(headers['x-forwarded-for'])).toBe('192.0.2.1, 127.0.0.1');
    expect([headers.forwarded, headers['x-forwarded-host']]).toEqual([undefined, undefined]);
  });

  it.each(['/metrics', '/version', '/readyz', '/healthz', '/%6Detrics', '/metrics?a=b'])(
    'keeps %s from the public',
    async (path) => {
      const { port, nodes } = await start();
      for (const node of nodes) node.received.length = 0;
      expect((await ask(port, 'dealer-3.example', { path })).status).toBe(404);
      expect(nodes.flatMap(({ received }) => received)).toEqual([]);
    },
  );
});
