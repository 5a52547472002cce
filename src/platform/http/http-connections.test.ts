import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { expectSecurityHeaders, head, prepareHttpServer } from './testing/prepare-http-server.ts';
import { sendRaw } from './testing/send-raw.ts';

const servers = prepareHttpServer();

describe.each([
  ['the main thread', servers.listen],
  ['the HTTP thread', servers.listenBehindThread],
])('on %s,', (_thread, listen) => {
  describe('a body with a transfer coding', () => {
    const post = (coding: string): string =>
      head('/body', 'Content-Type: application/json', `Transfer-Encoding: ${coding}`).replace('GET', 'POST');
    const body = '2\r\n{}\r\n0\r\n\r\n';

    it('is accepted in chunks [D.26]', async () => {
      expect(await sendRaw(await listen(), [post('chunked') + body])).toMatchObject({ status: 200, body: '{}' });
    });

    it.each(['gzip, chunked', 'identity, chunked', 'chunked, chunked'])('%s is refused [D.26]', async (coding) => {
      const answer = await sendRaw(await listen(), [post(coding) + body]);
      expect(answer.status).toBe(400);
      expect(answer.headers.connection).toBe('close');
      expectSecurityHeaders(answer);
    });
  });

  describe('a body over the limit', () => {
    const send = (port: number, bytes: number) =>
      fetch(`http://127.0.0.1:${port}/body`, {
        method: 'POST',
        body: JSON.stringify('x'.repeat(bytes)),
        headers: { 'content-type': 'application/json' },
      });

    it('is refused with 413, each time, and the next request is answered [D.26]', async () => {
      const port = await listen();
      for (let round = 0; round < 20; round += 1) {
        expect((await send(port, 300_000 + round * 100_000)).status).toBe(413);
        expect((await send(port, 100)).status).toBe(200);
      }
    });
  });

  describe('a slow sender', () => {
    const requestTimeoutMs = 400;
    const post = ['POST /body HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 1000', '', ''];

    it.each([
      ['sends a body for ever', [post.join('\r\n'), ...Array.from({ length: 100 }, () => ' ')]],
      ['stops in the midst of a body', [post.join('\r\n'), '{']],
      ['sends headers for ever', ['GET / HTTP/1.1\r\n', ...Array.from({ length: 100 }, (_, at) => `X-${at}: 1\r\n`)]],
      ['sends nothing', ['G']],
    ])('gets 408 and is closed when it %s', async (_name, parts) => {
      const port = await listen({ requestTimeoutMs });
      const startedAt = performance.now();
      const answer = await sendRaw(port, parts, 50);
      expect(performance.now() - startedAt).toBeLessThan(3000);
      expect(answer.status).toBe(408);
      expectSecurityHeaders(answer);
    });
  });

  describe('pipelined requests', () => {
    const pipeline = async (count: number): Promise<readonly string[]> => {
      const client = connect(await listen(), '127.0.0.1');
      client.write('GET /page HTTP/1.1\r\nHost: site.example\r\n\r\n'.repeat(count - 1) + head('/page'));
      let text = '';
      for await (const chunk of client) text += chunk;
      return [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status = '']) => status);
    };

    it('are answered in order up to 16; one more closes the connection [D.26]', async () => {
      const sixteen = Array.from({ length: 16 }, () => '200');
      expect(await pipeline(16)).toEqual(sixteen);
      expect(await pipeline(300)).toEqual([...sixteen, '429']);
    });
  });

  describe('answers from Node itself', () => {
    it.each([
      ['no HTTP', 'hello\r\n\r\n', 400],
      ['headers of 20 kB', head('/', `X: ${'x'.repeat(20_000)}`), 431],
      ['a body of two lengths', head('/', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
      ['an expectation', head('/', 'Expect: tea'), 417],
    ])('carries the security headers: %s', async (_name, text, status) => {
      const answer = await sendRaw(await listen(), [text]);
      expect(answer.status).toBe(status);
      expectSecurityHeaders(answer);
    });

    it('closes connections beyond the limit without an answer', async () => {
      const port = await listen({ maxConnections: 1, requestTimeoutMs: 1000 });
      const first = sendRaw(port, ['G']);
      await expect.poll(async () => (await sendRaw(port, [head('/')])).status).toBe(0);
      expect((await first).status).toBe(408);
      expect((await sendRaw(port, [head('/')])).status).toBe(200);
    });
  });
});
