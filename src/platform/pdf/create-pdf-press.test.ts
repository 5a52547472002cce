import { expect, it } from 'vitest';
import { TooLateError } from '#src/platform/jobs/within.ts';
import { createPdfPress } from './create-pdf-press.ts';

/** Never answers, and does not end by itself. */
const silent = new URL('data:text/javascript,setInterval(() => {}, 1000)');
/** Takes memory without end once something is ordered. */
const greedy = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads';
   parentPort.on('message', () => { for (const taken = []; ; ) taken.push(new Array(10000).fill(0.5)); });`,
);

it('refuses more documents than wait for half a second, and makes them again after a thread that never answers [D.23]', async () => {
  const press = createPdfPress<string>({ worker: silent, maxDrawMs: 50 });
  for (const _ of ['once', 'again']) {
    const asked = Array.from({ length: 13 }, () => press.print('a brochure'));
    const answers = await Promise.allSettled(asked);
    const reasons = answers.map((answer) => (answer.status === 'rejected' ? answer.reason : null));
    expect(reasons.map((reason) => reason.code)).toEqual(Array(13).fill('overloaded'));
    expect(reasons[0].cause).toBeInstanceOf(TooLateError);
  }
  await press.close();
});

it('refuses what waits for a thread that took its bound of memory, and draws again with another [D.23] [D.26]', async () => {
  const press = createPdfPress<string>({ worker: greedy });
  for (const _ of ['once', 'again']) {
    const answers = await Promise.allSettled(Array.from({ length: 3 }, () => press.print('a brochure')));
    const reasons = answers.map((answer) => (answer.status === 'rejected' ? answer.reason : null));
    expect(reasons.map((reason) => reason.code)).toEqual(Array(3).fill('overloaded'));
    for (const { cause } of reasons) expect(cause.code).toBe('ERR_WORKER_OUT_OF_MEMORY');
  }
  await press.close();
});
