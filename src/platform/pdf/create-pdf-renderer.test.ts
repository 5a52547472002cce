import { expect, it } from 'vitest';
import type { DomainError } from '#src/lib/domain-error.ts';
import { TimeoutError } from '#src/platform/jobs/with-timeout.ts';
import { createPdfRenderer } from './create-pdf-renderer.ts';

const silent = new URL('data:text/javascript,setInterval(() => {}, 1000)');
const greedy = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads';
   parentPort.on('message', () => { for (const taken = []; ; ) taken.push(new Array(10000).fill(0.5)); });`,
);

const steady = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads';
   let last = Promise.resolve();
   parentPort.on('message', ({ id, job }) => {
     last = last.then(() => new Promise((go) => setTimeout(go, 10)));
     last.then(() => parentPort.postMessage({ id, kind: 'drawn', pdf: new TextEncoder().encode(job) }));
   });`,
);

it("renders a site's documents during another site's flood [D.23] [D.26]", async () => {
  const pdfRenderer = createPdfRenderer<string>({ worker: steady });
  let isOver = false;
  let refused = 0;
  const flood = Array.from({ length: 40 }, async () => {
    while (!isOver) {
      await pdfRenderer.print('wattle', 'flood').catch((error: DomainError) => {
        expect(error.code).toBe('overloaded');
        refused += 1;
        return new Promise((go) => setTimeout(go, 2));
      });
    }
  });
  const brochures: string[] = [];
  for (let at = 0; at < 30; at++) brochures.push(String(await pdfRenderer.print('kingfisher', `brochure ${at}`)));
  isOver = true;
  await Promise.all(flood);
  await pdfRenderer.close();
  expect(brochures).toEqual(Array.from({ length: 30 }, (_, at) => `brochure ${at}`));
  expect(refused).toBeGreaterThan(0);
});

it('refuses documents beyond the limit, and recovers from a thread that never answers [D.23]', async () => {
  const pdfRenderer = createPdfRenderer<string>({ worker: silent, maxDrawMs: 50 });
  for (const _ of ['once', 'again']) {
    const asked = Array.from({ length: 13 }, () => pdfRenderer.print('wattle', 'a brochure'));
    const answers = await Promise.allSettled(asked);
    const reasons = answers.map((answer) => (answer.status === 'rejected' ? answer.reason : null));
    expect(reasons.map((reason) => reason.code)).toEqual(Array(13).fill('overloaded'));
    expect(reasons[0].cause).toBeInstanceOf(TimeoutError);
  }
  await pdfRenderer.close();
});

it('fails documents of a thread that exceeds its memory, and starts another [D.23] [D.26]', async () => {
  const pdfRenderer = createPdfRenderer<string>({ worker: greedy });
  for (const _ of ['once', 'again']) {
    const answers = await Promise.allSettled(
      Array.from({ length: 3 }, () => pdfRenderer.print('wattle', 'a brochure')),
    );
    const reasons = answers.map((answer) => (answer.status === 'rejected' ? answer.reason : null));
    expect(reasons.map((reason) => reason.code)).toEqual(Array(3).fill('overloaded'));
    for (const { cause } of reasons) expect(cause.code).toBe('ERR_WORKER_OUT_OF_MEMORY');
  }
  await pdfRenderer.close();
});

it('finishes the document that it is drawing before it closes [D.23]', async () => {
  const pdfRenderer = createPdfRenderer<string>({ worker: steady });
  const printed = pdfRenderer.print('wattle', 'a brochure').then(String);
  await Promise.all([pdfRenderer.close(), expect(printed).resolves.toBe('a brochure')]);
});
