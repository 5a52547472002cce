import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { createBrochureRenderer } from '#src/brochure/server/create-brochure-renderer.ts';
import { buildBrochureView } from '#src/brochure/view/build-brochure-view.ts';

const rounds = 60;
const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

const source = await readFile('media/demo/photos/suv-hero-red.avif');
const picture = await sharp(source).resize({ width: 1200 }).jpeg({ quality: 80 }).toBuffer();
const { site, now } = makeTestContext();
const view = buildBrochureView(makeFullVehicle(), site, now);
const press = createBrochureRenderer();
const delay = monitorEventLoopDelay({ resolution: 1 });

const print = async (): Promise<number> => {
  const start = performance.now();
  await press.print('bench', { view, picture });
  return performance.now() - start;
};

const first = await print();
delay.enable();
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) times.push(await print());
delay.disable();
times.sort((a, b) => a - b);
const pdf = await press.print('bench', { view, picture });
console.log(`first ${Math.round(first)} ms, median ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`);
console.log(`${Math.round(pdf.length / 1024)} KB; main thread held at most ${Math.round(delay.max / 1e6)} ms`);
await press.close();
