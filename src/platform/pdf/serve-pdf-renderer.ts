import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { PdfFonts } from './draw-pdf.ts';

export interface PdfOrder<Job> {
  readonly id: number;
  readonly job: Job;
}

export type PdfAnswer =
  | { readonly id: number; readonly kind: 'drawn'; readonly pdf: Uint8Array }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

const readFont = (name: string): Buffer => readFileSync(new URL(`./fonts/figtree-${name}.ttf`, import.meta.url));

export const readPdfFonts = (): PdfFonts => ({ regular: readFont('regular'), bold: readFont('bold') });

/** @spec D.23 */
export const servePdfRenderer = <Job>(draw: (job: Job, fonts: PdfFonts) => Promise<Buffer>): void => {
  const fonts = readPdfFonts();
  const post = (answer: PdfAnswer): void => parentPort?.postMessage(answer);
  parentPort?.on('message', ({ id, job }: PdfOrder<Job>) => {
    draw(job, fonts).then(
      (pdf) => post({ id, kind: 'drawn', pdf }),
      (error: unknown) => post({ id, kind: 'failed', message: String(error) }),
    );
  });
};
