import { contentWidth, drawPdf, inks, type PdfFonts, sheet, tagPart } from '#src/platform/pdf/draw-pdf.ts';
import type { BrochureView } from '../view/build-brochure-view.ts';
import { buildCode } from './build-code.ts';
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

/** Draws the second page: the remaining specifications and the features. */
const drawDetails = (
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

const pictureHeight = 300;

const codeSize = 84;

const priceWidth = 180;

const footTop = sheet.height - sheet.margin - codeSize - 14;

const drawPicture = (
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  title: string,
  picture: Uint8Array,
): void => {
  const y = document.y;
  const draw = () => {
    document.save().roundedRect(sheet.margin, y, contentWidth, pictureHeight, 8).clip();
    document.image(Buffer.from(picture), sheet.margin, y, {
      cover: [contentWidth, pictureHeight],
      align: 'center',
      valign: 'center',
    });
    document.restore();
  };
  tagPart(document, root, 'Figure', draw, title);
  document.y = y + pictureHeight + 20;
};

const drawTitle = (
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { title, subtitle, price, soldText }: BrochureView,
): void => {
  const { y } = document;
  const width = contentWidth - priceWidth;
  tagPart(document, root, 'H1', () => {
    document.font('bold').fontSize(22).fillColor(inks.text).text(title, sheet.margin, y, { width });
  });
  tagPart(document, root, 'P', () => {
    document.font('regular').fontSize(11).fillColor(inks.quiet).text(subtitle, { width });
  });
  const bottom = document.y;
  const x = sheet.margin + width;
  const figure = price?.text ?? soldText;
  if (figure !== null && figure !== undefined) {
    tagPart(document, root, 'P', () => {
      document.font('bold').fontSize(22).fillColor(inks.text).text(figure, x, y, { width: priceWidth, align: 'right' });
      const note = price?.qualifier ?? '';
      document.font('regular').fontSize(9).fillColor(inks.quiet).text(note, { width: priceWidth, align: 'right' });
    });
  }
  document.x = sheet.margin;
  document.y = Math.max(bottom, document.y) + 14;
};

const drawFoot = (document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, view: BrochureView): void => {
  const code = buildCode(view.pageUrl);
  const x = sheet.width - sheet.margin - codeSize;
  const width = contentWidth - codeSize - 20;
  tagPart(document, root, 'P', () => {
    document.moveTo(sheet.margin, footTop - 12).lineTo(sheet.width - sheet.margin, footTop - 12);
    document.lineWidth(0.5).strokeColor(inks.line).stroke();
    const [name = '', ...lines] = view.dealer;
    document.font('bold').fontSize(10).fillColor(inks.text).text(name, sheet.margin, footTop, { width });
    document.font('regular').fontSize(8.5).fillColor(inks.quiet);
    for (const line of lines) document.text(line, { width });
    document.text(view.printedText, { width, continued: false });
    document.fontSize(7).text(view.disclaimer, { width });
  });
  const drawCode = () => {
    document
      .save()
      .translate(x, footTop)
      .scale(codeSize / code.size)
      .path(code.path)
      .fill(inks.text)
      .restore();
    document.link(x, footTop, codeSize, codeSize, view.pageUrl);
  };
  tagPart(document, root, 'Figure', drawCode, `Code that leads to ${view.pageUrl}`);
};

/** Draws the first page: photo, name, price, key facts, the seller and the QR code of the vehicle's page. */
const drawFront = (
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  view: BrochureView,
  picture: Uint8Array | null,
): void => {
  tagPart(document, root, 'P', () => {
    document.font('bold').fontSize(11).fillColor(inks.text).text(view.siteName, sheet.margin, sheet.margin);
  });
  document.y += 10;
  if (picture !== null) drawPicture(document, root, view.title, picture);
  drawTitle(document, root, view);
  drawFigures(document, root, view.facts, 3);
  drawFoot(document, root, view);
};

/** Draws the brochure of a vehicle: one page, and a second when there are more details. @spec D.23, B4.59 */
export const drawBrochure = (view: BrochureView, picture: Uint8Array | null, fonts: PdfFonts): Promise<Buffer> =>
  drawPdf({ title: `${view.title} | ${view.siteName}`, author: view.siteName }, fonts, (document, root) => {
    drawFront(document, root, view, picture);
    if (view.specifications.length > 0 || view.features.length > 0) {
      document.addPage();
      drawDetails(document, root, view);
    }
  });
