import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/lib/find-tools.ts';

// Records a sample walk-around video for each kind of vehicle from photographs: node demo/record-walkaround.ts
const mediaFolder = new URL('../media/demo/', import.meta.url);
const photosFolder = new URL('photos/', mediaFolder);

interface Walkaround {
  readonly photos: readonly string[];
  readonly pictureMs: number;
  readonly zoom: number;
}

const spin = (stem: string, paint: string): readonly string[] =>
  Array.from({ length: 24 }, (_, index) => `${stem}-${String(index + 1).padStart(2, '0')}-${paint}`);

const slowly = { pictureMs: 2000, zoom: 0.06 };

const turn = spin('spin-suv', 'white');

const walkarounds: Readonly<Record<string, Walkaround>> = {
  car: { photos: [...turn, turn[0] ?? ''], pictureMs: 250, zoom: 0 },
  caravan: {
    photos: [
      'caravan-full-hero-white',
      'caravan-full-side-white',
      'caravan-full-rear34-white',
      'interior-caravan-kitchen-white',
    ],
    ...slowly,
  },
  truck: {
    photos: [
      'truck-pantech-hero-white',
      'truck-pantech-side-white',
      'truck-pantech-rear34-white',
      'interior-truck-cab-white',
    ],
    ...slowly,
  },
  motorcycle: { photos: ['moto-naked-hero-red', 'moto-naked-side-red', 'moto-naked-rear34-red'], ...slowly },
};

const readPhoto = (photo: string): string => {
  const avif = readFileSync(new URL(`${photo}.avif`, photosFolder)).toString('base64');
  return `data:image/avif;base64,${avif}`;
};

/** Runs in the browser. Records a video of the pictures in turn, and returns it with one character per byte. */
const record = async ({ photos, pictureMs, zoom }: Walkaround): Promise<string> => {
  const pictures = await Promise.all(
    photos.map(async (url) => {
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
    videoBitsPerSecond: 900_000,
  });
  const pieces: Blob[] = [];
  recorder.ondataavailable = (event) => pieces.push(event.data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  const startedAt = performance.now();
  recorder.start();
  await new Promise<void>((resolve) => {
    const draw = () => {
      const elapsed = performance.now() - startedAt;
      const index = Math.floor(elapsed / pictureMs);
      const picture = pictures[index];
      if (picture === undefined) return resolve();
      const scale = 1 + ((elapsed % pictureMs) / pictureMs) * zoom;
      brush.drawImage(picture, 360 - 360 * scale, 240 - 240 * scale, 720 * scale, 480 * scale);
      requestAnimationFrame(draw);
    };
    draw();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
};

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [kind, walkaround] of Object.entries(walkarounds)) {
  const recorded = await page.evaluate(record, { ...walkaround, photos: walkaround.photos.map(readPhoto) });
  writeFileSync(new URL(`walkaround-${kind}.webm`, mediaFolder), Buffer.from(recorded, 'latin1'));
  process.stdout.write(`${kind}: ${recorded.length} bytes of video\n`);
}
await browser.close();
