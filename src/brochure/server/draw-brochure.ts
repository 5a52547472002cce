import PDFDocument from 'pdfkit';
import { locale } from '#src/lib/locale.ts';
import type { BrochureView } from '../view/brochure-view.ts';
import { sheet } from './brochure-page.ts';
import { drawDetails } from './draw-details.ts';
import { drawFront } from './draw-front.ts';

/** The typefaces as their files hold them. */
export interface BrochureFonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

const open = ({ title, siteName }: BrochureView, { regular, bold }: BrochureFonts): PDFKit.PDFDocument => {
  const document = new PDFDocument({
    size: 'A4',
    margin: sheet.margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: `${title} | ${siteName}`, Author: siteName },
    // None of the fonts that a PDF does not carry is ever asked for.
    font: '',
  });
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  return document;
};

/** The brochure of a vehicle: one page, and a second where there is more to say. @spec D.23, B4.59 */
export const drawBrochure = async (
  view: BrochureView,
  picture: Uint8Array | null,
  fonts: BrochureFonts,
): Promise<Buffer> => {
  const document = open(view, fonts);
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const root = document.struct('Document');
  document.addStructure(root);
  drawFront(document, root, view, picture);
  if (view.specifications.length > 0 || view.features.length > 0) {
    document.addPage();
    drawDetails(document, root, view);
  }
  root.end();
  document.end();
  return ended;
};
