import { servePdfPress } from '#src/platform/pdf/serve-pdf-press.ts';
import type { BrochureJob } from './create-brochure-press.ts';
import { drawBrochure } from './draw-brochure.ts';

servePdfPress<BrochureJob>(({ view, picture }, fonts) => drawBrochure(view, picture, fonts));
