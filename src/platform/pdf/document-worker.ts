import { drawDocument } from './draw-document.ts';
import { servePdfRenderer } from './serve-pdf-renderer.ts';

servePdfRenderer(drawDocument);
