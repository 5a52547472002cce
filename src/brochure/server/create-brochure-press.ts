import { createPdfPress, type PdfPress } from '#src/platform/pdf/create-pdf-press.ts';
import type { BrochureView } from '../view/build-brochure-view.ts';

/** A brochure that is to be drawn. */
export interface BrochureJob {
  readonly view: BrochureView;
  /** A JPEG. */
  readonly picture: Uint8Array | null;
}

export type BrochurePress = PdfPress<BrochureJob>;

/** Draws brochures in a thread of its own. @spec D.23 */
export const createBrochurePress = (): BrochurePress =>
  createPdfPress({ worker: new URL('./brochure-worker.ts', import.meta.url) });
