import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

// Records a sample walk-around video for each kind of vehicle out of the illustrations: node demo/record-walkaround.ts
const mediaFolder = new URL('./media/', import.meta.url);

const scenesByKind: Readonly<Record<string, readonly string[]>> = {
  car: ['suv-silver-side-studio', 'suv-silver-front', 'suv-silver-wheel', 'suv-silver-rear', 'interior-dash-light'],
  caravan: [
    'caravan-full-white-side-yard',
    'caravan-full-white-front',
    'caravan-full-white-rear',
    'interior-caravan-bed',
  ],
  truck: [
    'truck-pantech-white-side-yard',
    'truck-pantech-white-front',
    'truck-pantech-white-rear',
    'interior-truck-cab',
  ],
  motorcycle: ['moto-naked-red-side-studio', 'moto-naked-red-front', 'moto-naked-red-rear', 'interior-moto-dash'],
};

const readScene = (scene: string): string => {
  const svg = readFileSync(new URL(`${scene}.svg`, mediaFolder)).toString('base64');
  return `data:image/svg+xml;base64,${svg}`;
};

/** Runs in the browser: draws the pictures one after another, a little closer all the time, and records them. */
const record = async (urls: readonly string[]): Promise<string> => {
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
};

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [kind, scenes] of Object.entries(scenesByKind)) {
  const recorded = await page.evaluate(record, scenes.map(readScene));
  writeFileSync(new URL(`walkaround-${kind}.webm`, mediaFolder), Buffer.from(recorded, 'latin1'));
  process.stdout.write(`${kind}: ${recorded.length} bytes of video\n`);
}
await browser.close();
