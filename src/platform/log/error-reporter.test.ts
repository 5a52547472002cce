import { describe, expect, it, vi } from 'vitest';
import { createErrorReporter, type ErrorReporter } from './error-reporter.ts';
import { fingerprintError } from './fingerprint-error.ts';

const errorOf = (stack: readonly string[], message = 'It broke.'): Error =>
  Object.assign(new Error(message), {
    stack: [`Error: ${message}`, ...stack.map((frame) => `    at ${frame}`)].join('\n'),
  });

const note = (reporter: ErrorReporter, error: Error): void => reporter.note(error, fingerprintError(error));

const stack = ['loadPage (/srv/a/src/app/load-page.ts:10:3)', 'async /srv/a/src/app/route.ts:4:1'];

describe('the fingerprint of an error', () => {
  it('is the same whatever the message, the lines and the folder', () => {
    const moved = ['loadPage (/other/src/app/load-page.ts:99:1)', 'async /other/src/app/route.ts:1:1'];
    expect(fingerprintError(errorOf(moved, 'No car 17.'))).toBe(fingerprintError(errorOf(stack, 'No car 4.')));
    expect(fingerprintError(errorOf(stack))).toMatch(/^[0-9a-f]{12}$/);
  });

  it('is the same after a build with other hashes in file names', () => {
    const built = (hash: string) => errorOf([`load (file:///srv/build/server/assets/page-${hash}.js:1:1)`]);
    expect(fingerprintError(built('B7x_Yz12'))).toBe(fingerprintError(built('Qq0-aa99')));
  });

  it('differs by place, class and code', () => {
    const prints = [
      errorOf(stack),
      errorOf([...stack].reverse()),
      Object.assign(errorOf(stack), { name: 'TypeError' }),
      Object.assign(errorOf(stack), { code: 'ENOSPC' }),
    ].map(fingerprintError);
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('exists for an error without a stack', () => {
    expect(fingerprintError(Object.assign(new Error('x'), { stack: undefined }))).toHaveLength(12);
  });
});

describe('reported errors', () => {
  const version = { version: '0.1.0', commit: 'abc' };
  const url = 'https://errors.example/new';
  const open = () => {
    const clock = { nowMs: 1_800_000_000_000 };
    const post = vi.fn(async (_url: string, _body: string): Promise<unknown> => undefined);
    const reporter = createErrorReporter({ url, version, post, readClockMs: () => clock.nowMs });
    return { clock, post, reporter };
  };
  const distinct = (at: number): Error => errorOf([`f${at} (/srv/src/a.ts:1:1)`]);

  it('are posted once an hour, without their message', () => {
    const { clock, post, reporter } = open();
    const error = errorOf(stack, 'ann@example.com is not valid');
    note(reporter, error);
    note(reporter, error);
    expect(post).toHaveBeenCalledOnce();
    const [address, body = ''] = post.mock.calls[0] ?? [];
    expect(address).toBe(url);
    expect(body).not.toContain('ann@example.com');
    expect(JSON.parse(body)).toMatchObject({
      name: 'Error',
      code: null,
      ...version,
      frames: ['loadPage src/app/load-page.ts', 'src/app/route.ts'],
    });
    clock.nowMs += 3_600_000;
    note(reporter, error);
    expect(post).toHaveBeenCalledTimes(2);
    expect([...reporter.counts().values()]).toEqual([3]);
  });

  it('are posted ten times a minute at most', () => {
    const { clock, post, reporter } = open();
    for (let at = 0; at < 30; at++) note(reporter, distinct(at));
    expect(post).toHaveBeenCalledTimes(10);
    clock.nowMs += 60_000;
    for (let at = 30; at < 60; at++) note(reporter, distinct(at));
    expect(post).toHaveBeenCalledTimes(20);
  });

  it('are counted by a bounded number of fingerprints', () => {
    const { reporter } = open();
    for (let at = 0; at < 1000; at++) note(reporter, distinct(at));
    expect(reporter.counts().size).toBe(101);
    expect(reporter.counts().get('others')).toBe(900);
  });

  it('are only counted without an address', () => {
    const post = vi.fn();
    const reporter = createErrorReporter({ url: undefined, version, post });
    note(reporter, errorOf(stack));
    expect(post).not.toHaveBeenCalled();
    expect(reporter.counts().size).toBe(1);
  });

  it('do no harm when the address fails', async () => {
    const { post, reporter } = open();
    post.mockRejectedValue(new Error('refused'));
    note(reporter, errorOf(stack));
    await new Promise((resolve) => setImmediate(resolve));
    expect(reporter.counts().size).toBe(1);
  });
});
