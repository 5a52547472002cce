import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPublicAddress } from '#src/platform/egress/is-public-address.ts';
import { createRemoteFetcher } from './create-remote-fetcher.ts';
import { type PictureHost, startPictureHost } from './testing/start-picture-host.ts';

let hosts: PictureHost[] = [];

const start = async (listener: RequestListener): Promise<PictureHost> => {
  const host = await startPictureHost(listener);
  hosts.push(host);
  return host;
};

afterEach(async () => {
  await Promise.all(hosts.map(({ stop }) => stop()));
  hosts = [];
});

const picture = Buffer.alloc(100_000, 'p');

const pour = (response: ServerResponse, piece: Buffer, bytes: number): (() => number) => {
  let sent = 0;
  const more = (): void => {
    while (sent < bytes && !response.destroyed) {
      sent += piece.length;
      if (!response.write(piece)) return;
    }
    response.end();
  };
  response.on('drain', more).on('error', () => undefined);
  more();
  return () => sent;
};

describe('createRemoteFetcher', () => {
  it('fetches a picture over https', async () => {
    const host = await start((_request, response) => response.end(picture));
    const outcome = await createRemoteFetcher(host.fetcherOptions)(host.urlOf('/a.png?w=1'));
    expect(outcome.kind === 'fetched' && outcome.data.equals(picture)).toBe(true);
    expect(host.asked).toEqual(['/a.png?w=1']);
  });

  it.each([
    ['a loopback address', '127.0.0.1', 4],
    ['a private address', '10.0.0.1', 4],
    ["a cloud's own address", '169.254.169.254', 4],
    ['a unique local address', 'fd00::1', 6],
    ['a mapped address', '::ffff:127.0.0.1', 6],
  ])('does not connect to a name that has %s', async (_what, address, family) => {
    const host = await start((_request, response) => response.end(picture));
    const resolve = async () => [{ address, family }];
    const options = { ...host.fetcherOptions, resolve, mayConnectTo: isPublicAddress, timeoutMs: 1000 };
    expect(await createRemoteFetcher(options)(host.urlOf('/a.png'))).toEqual({ kind: 'refused', reason: 'address' });
    expect(host.connections()).toBe(0);
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1', '127.1', 'localhost'])(
    'does not connect to %s as the server runs it',
    async (name) => {
      const host = await start((_request, response) => response.end(picture));
      const fetchRemote = createRemoteFetcher();
      const outcome = await fetchRemote(new URL(`https://${name}:${host.port}/a.png`));
      expect(outcome).toEqual({ kind: 'refused', reason: 'address' });
      expect(host.connections()).toBe(0);
    },
  );

  it('connects only to those of the addresses of a name that it may have', async () => {
    const host = await start((_request, response) => response.end(picture));
    const resolve = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.9', family: 4 },
    ];
    const mayConnectTo = (address: string) => address === '127.0.0.9';
    const options = { ...host.fetcherOptions, resolve, mayConnectTo, timeoutMs: 1000 };
    expect((await createRemoteFetcher(options)(host.urlOf('/a.png'))).kind).toBe('refused');
    expect(host.connections()).toBe(0);
  });

  it('asks for the address once, so that a name cannot have another one when it is connected to', async () => {
    const host = await start((_request, response) => response.end(picture));
    const resolve = vi.fn(host.fetcherOptions.resolve);
    await createRemoteFetcher({ ...host.fetcherOptions, resolve })(host.urlOf('/a.png'));
    expect(resolve).toHaveBeenCalledTimes(1);
    resolve.mockRejectedValue(new Error('no such name'));
    const refused = await createRemoteFetcher({ ...host.fetcherOptions, resolve })(host.urlOf('/a.png'));
    expect(refused).toEqual({ kind: 'refused', reason: 'connection' });
  });

  it('does not talk to a host that has no certificate of its name', async () => {
    const host = await start((_request, response) => response.end(picture));
    const { ca: _ca, ...withoutAuthority } = host.fetcherOptions;
    const refused = { kind: 'refused', reason: 'connection' };
    expect(await createRemoteFetcher(withoutAuthority)(host.urlOf('/a.png'))).toEqual(refused);
    const wrongName = new URL(`https://cdn.example:${host.port}/a.png`);
    expect(await createRemoteFetcher(host.fetcherOptions)(wrongName)).toEqual(refused);
    expect(host.asked).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect, to this machine or elsewhere: %i', async (status) => {
    const inner = await start((_request, response) => response.end(picture));
    const host = await start(({ url }, response) => {
      response.writeHead(status, { location: url === '/away' ? inner.urlOf('/secret').href : '/b.png' });
      response.end(picture);
    });
    const fetchRemote = createRemoteFetcher(host.fetcherOptions);
    for (const path of ['/away', '/a.png']) {
      expect(await fetchRemote(host.urlOf(path))).toEqual({ kind: 'refused', reason: 'status' });
    }
    expect(host.asked).toEqual(['/away', '/a.png']);
    expect(inner.connections()).toBe(0);
  });

  it.each([204, 206, 404, 500])('takes no picture from an answer of status %i', async (status) => {
    const host = await start((_request, response) => response.writeHead(status).end(status === 204 ? '' : picture));
    const outcome = await createRemoteFetcher(host.fetcherOptions)(host.urlOf('/a.png'));
    expect(outcome).toEqual({ kind: 'refused', reason: 'status' });
  });

  it('stops reading at its bound, whatever the answer says of its length', async () => {
    const maxBytes = 1_000_000;
    let poured = () => 0;
    const host = await start(({ url }, response) => {
      if (url === '/says-much') response.setHeader('content-length', 400_000_000);
      poured = pour(response, picture, 400_000_000);
    });
    const fetchRemote = createRemoteFetcher({ ...host.fetcherOptions, maxBytes });
    for (const path of ['/says-nothing', '/says-much']) {
      expect(await fetchRemote(host.urlOf(path))).toEqual({ kind: 'refused', reason: 'size' });
      // The kernel's buffers on both sides hold some more.
      expect(poured()).toBeLessThan(maxBytes + 20_000_000);
    }
  });

  it('takes what is exactly as large as it may be', async () => {
    const host = await start((_request, response) => response.end(picture));
    const fetchUpTo = (maxBytes: number) =>
      createRemoteFetcher({ ...host.fetcherOptions, maxBytes })(host.urlOf('/a.png'));
    expect((await fetchUpTo(picture.length)).kind).toBe('fetched');
    expect(await fetchUpTo(picture.length - 1)).toEqual({ kind: 'refused', reason: 'size' });
  });

  it('takes no more and no less than the length that an answer names', async () => {
    const host = await start(({ url, socket }, response) => {
      if (url === '/less') {
        response.writeHead(200, { 'content-length': 1000 });
        response.write('short');
        setTimeout(() => socket.destroy(), 20);
      } else {
        socket.end(`HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nshortand more`);
      }
    });
    const fetchRemote = createRemoteFetcher(host.fetcherOptions);
    expect(await fetchRemote(host.urlOf('/less'))).toEqual({ kind: 'refused', reason: 'connection' });
    const more = await fetchRemote(host.urlOf('/more'));
    if (more.kind === 'fetched') expect(more.data.toString()).toBe('short');
    else expect(more.reason).toBe('connection');
  });

  it('unpacks nothing', async () => {
    const packed = gzipSync(Buffer.alloc(10_000_000));
    const host = await start((_request, response) => response.setHeader('content-encoding', 'gzip').end(packed));
    const outcome = await createRemoteFetcher(host.fetcherOptions)(host.urlOf('/a.png'));
    expect(outcome.kind === 'fetched' && outcome.data.equals(packed)).toBe(true);
  });

  const slowHosts: readonly (readonly [string, RequestListener])[] = [
    ['never answers', () => undefined],
    ['sends its heading and no more', (_request, response) => response.writeHead(200).flushHeaders()],
    [
      'sends a byte at a time',
      (_request, response) => {
        const timer = setInterval(() => response.write('p'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
    [
      'sends its heading a byte at a time',
      ({ socket }) => {
        socket.write('HTTP/1.1 200 OK\r\nx-');
        const timer = setInterval(() => socket.write('p'), 20);
        socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
      },
    ],
    [
      'says for ever that it will answer',
      ({ socket }) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20);
        socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
      },
    ],
  ];

  it.each(slowHosts)('gives up in time on a host that %s', async (_what, listener) => {
    const host = await start(listener);
    const fetchRemote = createRemoteFetcher({ ...host.fetcherOptions, timeoutMs: 300 });
    const startedAt = performance.now();
    expect(await fetchRemote(host.urlOf('/a.png'))).toEqual({ kind: 'refused', reason: 'time' });
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('gives up in time on a name that is never resolved', async () => {
    const host = await start((_request, response) => response.end(picture));
    const resolve = () => new Promise<never>(() => undefined);
    const fetchRemote = createRemoteFetcher({ ...host.fetcherOptions, resolve, timeoutMs: 300 });
    expect(await fetchRemote(host.urlOf('/a.png'))).toEqual({ kind: 'refused', reason: 'time' });
  });

  it('gives up on a host that answers with another protocol', async () => {
    const host = await start(({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    });
    const outcome = await createRemoteFetcher({ ...host.fetcherOptions, timeoutMs: 3000 })(host.urlOf('/a.png'));
    expect(outcome).toEqual({ kind: 'refused', reason: 'connection' });
  });
});
