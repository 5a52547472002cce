import { servePdfRenderer } from '#src/platform/pdf/serve-pdf-renderer.ts';
import type { BrochureJob } from './create-brochure-renderer.ts';
import { drawBrochure } from './draw-brochure.ts';

servePdfRenderer<BrochureJob>(({ view, picture }, fonts) => drawBrochure(view, picture, fonts));
