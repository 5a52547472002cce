import { createPdfRenderer, type PdfRenderer } from '#src/platform/pdf/create-pdf-renderer.ts';
import type { BrochureView } from '../view/build-brochure-view.ts';

export interface BrochureJob {
  readonly view: BrochureView;
  readonly picture: Uint8Array | null;
}

export type BrochureRenderer = PdfRenderer<BrochureJob>;

/** @spec D.23 */
export const createBrochureRenderer = (): BrochureRenderer =>
  createPdfRenderer({ worker: new URL('./brochure-worker.ts', import.meta.url) });
