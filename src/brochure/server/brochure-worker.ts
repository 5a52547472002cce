import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { BrochureAnswer, BrochureOrder } from './brochure-messages.ts';
import { drawBrochure } from './draw-brochure.ts';

const readFont = (name: string): Buffer => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
const fonts = { regular: readFont('figtree-regular'), bold: readFont('figtree-bold') };

const post = (answer: BrochureAnswer): void => parentPort?.postMessage(answer);

parentPort?.on('message', ({ id, view, picture }: BrochureOrder) => {
  drawBrochure(view, picture, fonts).then(
    (pdf) => post({ id, kind: 'drawn', pdf }),
    (error: unknown) => post({ id, kind: 'failed', message: String(error) }),
  );
});
