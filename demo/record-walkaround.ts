import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

// Records the demo's walk-around video out of the illustrations: node demo/record-walkaround.ts
const mediaFolder = new URL('./media/', import.meta.url);
const scenes = [
  'suv-silver-side-studio',
  'suv-silver-front',
  'suv-silver-wheel',
  'suv-silver-rear',
  'interior-dash-light',
];
const sources = scenes.map((scene) => {
  const svg = readFileSync(new URL(`${scene}.svg`, mediaFolder)).toString('base64');
  return `data:image/svg+xml;base64,${svg}`;
});

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
const recorded = await page.evaluate(async (urls: readonly string[]) => {
  const pictures = await Promise.all(
    urls.map(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return picture;
    }),
  );
  const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 480 });
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas');
  const recorder = new MediaRecorder(canvas.captureStream(20), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 240_000,
  });
  const pieces: Blob[] = [];
  recorder.ondataavailable = (event) => pieces.push(event.data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  const sceneMs = 1600;
  const startedAt = performance.now();
  recorder.start();
  await new Promise<void>((resolve) => {
    const draw = () => {
      const elapsed = performance.now() - startedAt;
      const index = Math.floor(elapsed / sceneMs);
      const picture = pictures[index];
      if (picture === undefined) return resolve();
      const zoom = 1 + ((elapsed % sceneMs) / sceneMs) * 0.08;
      brush.drawImage(picture, 360 - 360 * zoom, 240 - 240 * zoom, 720 * zoom, 480 * zoom);
      requestAnimationFrame(draw);
    };
    draw();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}, sources);
await browser.close();
writeFileSync(new URL('walkaround.webm', mediaFolder), Buffer.from(recorded, 'latin1'));
process.stdout.write(`${recorded.length} bytes of video\n`);
