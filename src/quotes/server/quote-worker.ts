import { servePdfRenderer } from '#src/platform/pdf/serve-pdf-renderer.ts';
import { drawQuote } from './draw-quote.ts';

servePdfRenderer(drawQuote);
