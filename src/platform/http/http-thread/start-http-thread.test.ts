import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSiteGenerations } from './site-generations.ts';
import { startHttpThread } from './start-http-thread.ts';
import type { OwnAnswer } from './thread-messages.ts';

const inAMinuteMs = Date.now() + 60_000;

const start = async (slow: () => Promise<void> = async () => undefined) => {
  const generations = createSiteGenerations(1);
  const thread = startHttpThread({
    generations: generations.buffer,
    maxCopyBytes: 1_000_000,
    logLevel: 'silent',
    server: { trustProxy: 0, trustedHostHeader: undefined, requestTimeoutMs: 30_000, maxConnections: 0 },
  });
  const main = createServer(async (request, response) => {
    if (request.url === '/slow') await slow();
    response.writeHead(200, { 'x-forecourt-copy': `0 0 ${inAMinuteMs}`, 'content-length': '2' }).end('ok');
  });
  await new Promise<void>((resolve) => main.listen(thread.socketPath, resolve));
  closers.push(thread.close, async () => {
    main.closeAllConnections();
    main.close();
  });
  return { generations, thread };
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

it('answers with copies, reports each of them once, and sees at once that a site has changed', async () => {
  const { thread, generations } = await start();
  const answers: OwnAnswer[] = [];
  thread.onAnswered((answer) => answers.push(answer));
  const port = await thread.listen({ host: '127.0.0.1', port: 0 });
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect([await ask(), await ask(), await ask()]).toEqual(['ok', 'ok', 'ok']);
  await Promise.all([thread.report(), thread.report()]);
  expect(answers.map(({ page }) => page)).toEqual(['hit', 'hit']);
  generations.read('banksia');
  generations.advance('banksia');
  await ask();
  await thread.report();
  expect(answers).toHaveLength(2);
});

it('rejects with the code of the operating system if the port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { thread } = await start();
  const { port } = taken.address() as AddressInfo;
  await expect(thread.listen({ host: '127.0.0.1', port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    message: expect.stringContaining('EADDRINUSE'),
  });
  taken.close();
});

it('finishes the requests in flight and removes its socket when it closes', async () => {
  const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { thread } = await start(async () => {
    started.resolve();
    await ended.promise;
  });
  const port = await thread.listen({ host: '127.0.0.1', port: 0 });
  const answered = fetch(`http://127.0.0.1:${port}/slow`).then(({ status }) => status);
  await started.promise;
  closers.shift();
  const closed = thread.close();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  ended.resolve();
  expect(await answered).toBe(200);
  await closed;
  expect(existsSync(thread.socketPath)).toBe(false);
});
