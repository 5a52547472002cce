import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRaw } from '../testing/send-raw.ts';
import { type OpenedThreadServer, openThreadServer } from './testing/open-thread-server.ts';

let server: OpenedThreadServer;
afterEach(() => server.close());

const open = async (answer: RequestListener): Promise<void> => {
  server = await openThreadServer(answer);
};

const ask = (method: string, lines: readonly string[] = [], body = '') =>
  sendRaw(server.port, [
    [`${method} /path?q=1 HTTP/1.1`, 'Host: banksia.example', ...lines, 'Connection: close', '', body].join('\r\n'),
  ]);

describe('a request that is passed on', () => {
  it('keeps its method, address, headers and body, and names the client that connected', async () => {
    const seen: { readonly request: IncomingMessage; readonly body: string }[] = [];
    await open(async (request, response) => {
      seen.push({ request, body: await text(request) });
      response.end();
    });
    await ask('POST', ['Content-Length: 4', 'Cookie: a=1', 'X-Forwarded-For: 198.51.100.7'], 'body');
    await ask('PUT', ['Transfer-Encoding: chunked'], '4\r\nbody\r\n0\r\n\r\n');
    for (const { request, body } of seen) {
      expect(body).toBe('body');
      expect(request.url).toBe('/path?q=1');
      expect(request.headers).toMatchObject({ host: 'banksia.example', 'x-forecourt-peer': '127.0.0.1' });
    }
    expect(seen.map(({ request }) => request.method)).toEqual(['POST', 'PUT']);
    expect(seen[0]?.request.headers).toMatchObject({ cookie: 'a=1', 'x-forwarded-for': '198.51.100.7' });
  });

  it('loses an address that the client claims, and what concerns only its connection', async () => {
    let headers: IncomingMessage['rawHeaders'] = [];
    await open((request, response) => {
      headers = request.rawHeaders;
      response.end();
    });
    await ask('GET', [
      'X-Forecourt-Peer: 198.51.100.7',
      'Keep-Alive: timeout=1',
      'Upgrade: tea',
      'Proxy-Connection: x',
    ]);
    expect(headers).toEqual(['Host', 'banksia.example', 'x-forecourt-peer', '127.0.0.1', 'Connection', 'keep-alive']);
  });

  it('ends when the client leaves', async () => {
    const closed = Promise.withResolvers<void>();
    await open((_request, response) => {
      response.once('close', closed.resolve);
      client.destroy();
    });
    const client = connect(server.port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: banksia.example\r\n\r\n');
    await closed.promise;
    await expect.poll(() => server.ownAnswers).toEqual([]);
  });

  it('is repeated when the main thread has closed the connection', async () => {
    let requests = 0;
    await open((request, response) => {
      requests += 1;
      // Closes as the second request arrives, before it is answered.
      if (requests === 2) request.socket.destroy();
      else response.end(`${requests}`);
    });
    expect((await ask('GET')).body).toContain('1');
    expect((await ask('GET')).body).toContain('3');
  });

  it('is not repeated with a body, part of which the main thread may have read', async () => {
    let requests = 0;
    await open((request, response) => {
      requests += 1;
      if (requests === 2) request.socket.destroy();
      else response.end();
    });
    await ask('GET');
    expect((await ask('GET', ['Content-Length: 4'], 'body')).status).toBe(503);
    expect(requests).toBe(2);
  });

  it('is not repeated if it could change something', async () => {
    let requests = 0;
    await open((request, response) => {
      requests += 1;
      if (requests === 2) request.socket.destroy();
      else response.end();
    });
    await ask('GET');
    const refused = await ask('POST', ['Content-Length: 0']);
    expect(refused.status).toBe(503);
    expect(requests).toBe(2);
    expect(server.ownAnswers).toEqual([{ page: undefined, status: 503, seconds: expect.any(Number) }]);
  });
});

it('leaves a connection usable whose request got no response', async () => {
  await open((request, response) => {
    if (request.method === 'POST') request.socket.destroy();
    else response.end('ok');
  });
  const client = connect(server.port, '127.0.0.1');
  const body = 'x'.repeat(1_000_000);
  client.write(`POST / HTTP/1.1\r\nHost: banksia.example\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  client.write('GET / HTTP/1.1\r\nHost: banksia.example\r\nConnection: close\r\n\r\n');
  expect(await text(client)).toMatch(/^HTTP\/1\.1 503 .*HTTP\/1\.1 200 .*ok/s);
});

describe('a response that is passed on', () => {
  it('keeps its status and headers, repeated ones too, and its length', async () => {
    await open((_request, response) => {
      response.writeHead(201, ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Content-Length', '2']).end('ok');
    });
    const client = connect(server.port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: banksia.example\r\nConnection: close\r\n\r\n');
    const answer = await text(client);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(answer).toContain('Set-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Length: 2\r\n');
    expect(answer).toMatch(/\r\n\r\nok$/);
    expect(answer.match(/^date:/gim)).toHaveLength(1);
  });

  it('arrives part by part, its headers first', async () => {
    const parts = Promise.withResolvers<(part: string) => void>();
    await open((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      parts.resolve((part) => response.write(part));
    });
    const client = connect(server.port, '127.0.0.1').setEncoding('utf8');
    client.write('GET / HTTP/1.1\r\nHost: banksia.example\r\n\r\n');
    const send = await parts.promise;
    const [headers] = await once(client, 'data');
    expect(headers).toContain('text/event-stream');
    send('event: one\n\n');
    const [event] = await once(client, 'data');
    expect(event).toContain('event: one');
    client.destroy();
  });

  it('closes the connection if the main thread wants that', async () => {
    await open((request, response) => {
      request.resume();
      response.writeHead(413, { connection: 'close', 'content-length': '0' }).end();
    });
    const client = connect(server.port, '127.0.0.1');
    client.write('POST / HTTP/1.1\r\nHost: banksia.example\r\nContent-Length: 1000000\r\n\r\nstart');
    expect((await text(client)).toLowerCase()).toContain('connection: close');
  });

  it('is cut off for the client if the main thread cuts it off', async () => {
    await open((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    const client = connect(server.port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: banksia.example\r\n\r\n');
    expect(await text(client).catch(() => 'half')).toMatch(/half$/);
  });
});

it('explains itself when the main thread does not listen', async () => {
  await open((_request, response) => response.end());
  server.main.close();
  const answer = await ask('GET', ['Accept: text/html']);
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.body).toContain('Please try again');
});
