import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRaw } from '../testing/send-raw.ts';
import { type OpenedThreadServer, openThreadServer } from './testing/open-thread-server.ts';

const body = '<h1>Banksia</h1>';
const shared = 'public, max-age=0, s-maxage=60';
const inAMinuteMs = Date.now() + 60_000;

let server: OpenedThreadServer;
let asked: string[];

const open = async (answer: RequestListener): Promise<void> => {
  asked = [];
  server = await openThreadServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
};

const openPages = (headers: Readonly<Record<string, string>> = {}, status = 200): Promise<void> =>
  open((_request, response) => {
    const stamp = `0 ${server.generations.read('banksia')?.generation} ${inAMinuteMs}`;
    const sent = { 'cache-control': shared, vary: 'accept-encoding', etag: '"one"', 'x-forecourt-copy': stamp };
    response.writeHead(status, { ...sent, 'content-length': String(body.length), ...headers }).end(body);
  });

afterEach(() => server.close());

const ask = (path: string, ...lines: readonly string[]) =>
  sendRaw(server.port, [
    [`GET ${path} HTTP/1.1`, 'Host: banksia.example', 'Connection: close', ...lines, '', ''].join('\r\n'),
  ]);

describe('a page that may be copied', () => {
  it('is answered without the main thread from the second request on, with the same headers', async () => {
    await openPages({ 'x-frame-options': 'DENY' });
    const first = await ask('/');
    const second = await ask('/');
    expect(asked).toEqual(['GET banksia.example/']);
    expect(first).toMatchObject({ status: 200, body, headers: { etag: '"one"', 'x-frame-options': 'DENY' } });
    expect(second).toEqual({ ...first, headers: { ...first.headers, date: expect.any(String) } });
    expect(second.headers).not.toHaveProperty('x-forecourt-copy');
    expect(server.ownAnswers).toEqual([{ page: 'hit', status: 200, seconds: expect.any(Number) }]);
  });

  it('keeps its status', async () => {
    await openPages({}, 404);
    await ask('/');
    expect((await ask('/')).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  it('is not sent again to a browser that has it', async () => {
    await openPages();
    await ask('/');
    const answer = await ask('/', 'If-None-Match: "one"');
    expect(answer).toMatchObject({ status: 304, body: '', headers: { etag: '"one"', vary: 'accept-encoding' } });
    expect(answer.headers['cache-control']).toBe(shared);
    expect((await ask('/', 'If-None-Match: "two"')).status).toBe(200);
    expect(asked).toHaveLength(1);
    expect(server.ownAnswers.map(({ page }) => page)).toEqual(['notModified', 'hit']);
  });

  it.each([
    ['address', ['/', '/?page=2']],
    ['encoding', ['/', '/', 'Accept-Encoding: br']],
  ])('is copied for each %s', async (_kind, [first = '', second = '', ...lines]) => {
    await openPages();
    await ask(first);
    await ask(second, ...lines);
    expect(asked).toHaveLength(2);
  });

  it('is copied for each host', async () => {
    await openPages();
    await ask('/');
    await sendRaw(server.port, ['GET / HTTP/1.1\r\nHost: wattle.example\r\nConnection: close\r\n\r\n']);
    expect(asked).toEqual(['GET banksia.example/', 'GET wattle.example/']);
  });

  it('is asked for again once its site has changed', async () => {
    await openPages();
    await ask('/');
    server.generations.advance('banksia');
    await ask('/');
    await ask('/');
    expect(asked).toHaveLength(2);
  });

  it('is asked for again once its copy has ended', async () => {
    await openPages({ 'x-forecourt-copy': `0 0 ${Date.now()}` });
    await ask('/');
    await ask('/');
    expect(asked).toHaveLength(2);
  });

  it.each(['HEAD', 'POST'])('leaves %s to the main thread', async (method) => {
    await openPages();
    await ask('/');
    await sendRaw(server.port, [`${method} / HTTP/1.1\r\nHost: banksia.example\r\nConnection: close\r\n\r\n`]);
    await ask('/');
    expect(asked).toEqual(['GET banksia.example/', `${method} banksia.example/`]);
  });
});

describe('a response is not copied', () => {
  it.each([
    ['without the stamp', { 'x-forecourt-copy': '' }],
    ['over 2 MB', { 'content-length': String(2 * 1024 * 1024 + 1) }],
  ])('%s', async (_name, headers) => {
    await open((_request, response) => {
      const sent = { 'x-forecourt-copy': `0 0 ${inAMinuteMs}`, 'content-length': '2', ...headers };
      response.writeHead(200, sent).end('a'.repeat(Number(sent['content-length'])));
    });
    await ask('/');
    await ask('/');
    expect(asked).toHaveLength(2);
  });

  it('if it was cut off', async () => {
    await open((_request, response) => {
      response.writeHead(200, { 'x-forecourt-copy': `0 0 ${inAMinuteMs}`, 'content-length': '20' });
      response.write('half', () => response.destroy());
    });
    await ask('/');
    await ask('/');
    expect(asked).toHaveLength(2);
  });
});
