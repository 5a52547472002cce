import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '#src/lib/domain-error.ts';
import { answerErrors } from './answer-errors.ts';

const lines: Record<string, unknown>[] = [];
const openApp = () => {
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(JSON.parse(line)) }, level: 'warn' } });
  answerErrors(app);
  app.get('/broken/:name', async (request) => {
    throw new Error(`cannot read ${(request.params as { readonly name: string }).name}`);
  });
  app.get('/busy', async () => {
    throw new DomainError('overloaded', 'Too busy.', { cause: new Error('the thread ended\nat line 1') });
  });
  return app;
};

describe('faults of our own in the log', () => {
  beforeEach(() => {
    lines.length = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are two lines per window, whatever the requests contain', async () => {
    const app = openApp();
    for (let at = 0; at < 50; at += 1) expect((await app.inject(`/broken/${at}`)).statusCode).toBe(500);
    vi.advanceTimersByTime(10_000);
    await app.close();
    expect(lines.map(({ level, msg, path, further }) => ({ level, msg, path, further }))).toEqual([
      { level: 50, msg: 'request failed', path: '/broken/:name', further: undefined },
      { level: 50, msg: 'further requests failed', path: '/broken/:name', further: 49 },
    ]);
    expect(lines[0]).toMatchObject({ err: { message: 'cannot read 0', stack: expect.stringContaining('log-fault') } });
  });

  it('have no stack for overloads, and the answer has Retry-After [D.26]', async () => {
    const app = openApp();
    for (let at = 0; at < 50; at += 1) {
      const answer = await app.inject('/busy');
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    }
    vi.advanceTimersByTime(10_000);
    await app.close();
    expect(lines).toMatchObject([
      { level: 40, msg: 'request refused', code: 'overloaded', cause: 'Error: the thread ended' },
      { level: 40, msg: 'further requests refused', further: 49 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('stack');
  });
});
