import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildBrochureView } from '../view/build-brochure-view.ts';
import { createBrochureRenderer } from './create-brochure-renderer.ts';

const { site, now } = makeTestContext();
const view = buildBrochureView(makeFullVehicle(), site, now);

it('renders a PDF [D.23]', async () => {
  const pdfRenderer = createBrochureRenderer();
  expect((await pdfRenderer.print('wattle', { view, picture: null })).subarray(0, 5).toString()).toBe('%PDF-');
  await pdfRenderer.close();
});
