import { createPdfRenderer, type PdfRenderer } from '#src/platform/pdf/create-pdf-renderer.ts';
import type { QuoteJob } from './draw-quote.ts';

export type QuoteRenderer = PdfRenderer<QuoteJob>;

export const createQuoteRenderer = (): QuoteRenderer =>
  createPdfRenderer({ worker: new URL('./quote-worker.ts', import.meta.url) });
