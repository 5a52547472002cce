import { drawPdf, type PdfFonts } from '#src/platform/pdf/draw-pdf.ts';
import type { BrochureView } from '../view/brochure-view.ts';
import { drawDetails } from './draw-details.ts';
import { drawFront } from './draw-front.ts';

/** The brochure of a vehicle: one page, and a second where there is more to say. @spec D.23, B4.59 */
export const drawBrochure = (view: BrochureView, picture: Uint8Array | null, fonts: PdfFonts): Promise<Buffer> =>
  drawPdf({ title: `${view.title} | ${view.siteName}`, author: view.siteName }, fonts, (document, root) => {
    drawFront(document, root, view, picture);
    if (view.specifications.length > 0 || view.features.length > 0) {
      document.addPage();
      drawDetails(document, root, view);
    }
  });
