import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { TooLateError } from '#src/platform/jobs/within.ts';
import { buildBrochureView } from '../view/build-brochure-view.ts';
import { createBrochurePress } from './create-brochure-press.ts';

const { site, now } = makeTestContext();
const view = buildBrochureView(makeFullVehicle(), site, now);
/** Never answers, and does not end by itself. */
const silent = new URL('data:text/javascript,setInterval(() => {}, 1000)');

it('refuses more brochures than wait for half a second, and makes them again after a thread that never answers [D.23]', async () => {
  const press = createBrochurePress({ worker: silent, maxDrawMs: 50 });
  for (const _ of ['once', 'again']) {
    const asked = Array.from({ length: 13 }, () => press.print(view, null));
    const answers = await Promise.allSettled(asked);
    const reasons = answers.map((answer) => (answer.status === 'rejected' ? answer.reason : null));
    expect(reasons.map((reason) => reason.code)).toEqual(Array(13).fill('overloaded'));
    expect(reasons[0].cause).toBeInstanceOf(TooLateError);
  }
  await press.close();
});

it('gives a PDF', async () => {
  const press = createBrochurePress();
  expect((await press.print(view, null)).subarray(0, 5).toString()).toBe('%PDF-');
  await press.close();
});
