import { contentWidth, inks, sheet } from '#src/platform/pdf/sheet.ts';
import { tagPart } from '#src/platform/pdf/tag-part.ts';
import type { BrochureView } from '../view/brochure-view.ts';
import { drawFigures } from './draw-figures.ts';

const drawHeading = (document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, text: string): void => {
  tagPart(document, root, 'H2', () => {
    document.font('bold').fontSize(14).fillColor(inks.text).text(text, sheet.margin, document.y);
  });
  document.y += 6;
};

const drawFeatures = (
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  features: readonly string[],
): void => {
  const columns = 2;
  const width = (contentWidth - sheet.columnGap) / columns;
  const top = document.y;
  for (const [at, feature] of features.entries()) {
    const x = sheet.margin + (at % columns) * (width + sheet.columnGap);
    const y = top + Math.floor(at / columns) * 16;
    tagPart(document, root, 'P', () => {
      document
        .font('regular')
        .fontSize(9)
        .fillColor(inks.text)
        .text(`•  ${feature}`, x, y, { width, height: 12, ellipsis: true });
    });
  }
};

/** The second page: the rows of All Specifications that the first has no room for, and the features. */
export const drawDetails = (
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { title, specifications, features }: BrochureView,
): void => {
  tagPart(document, root, 'P', () => {
    document.font('regular').fontSize(9).fillColor(inks.quiet).text(title, sheet.margin, sheet.margin);
  });
  document.y += 12;
  if (specifications.length > 0) {
    drawHeading(document, root, 'All Specifications');
    drawFigures(document, root, specifications, 3);
    document.y += 10;
  }
  if (features.length > 0) {
    drawHeading(document, root, 'Features');
    drawFeatures(document, root, features);
  }
};
