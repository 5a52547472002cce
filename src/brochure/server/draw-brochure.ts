import { contentWidth, drawPdf, inks, type PdfFonts, sheet, tagPart } from '#src/platform/pdf/draw-pdf.ts';
import type { BrochureView } from '../view/build-brochure-view.ts';
import { buildQrCode } from './build-qr-code.ts';

interface BrochureDocument {
  readonly document: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
}

const setFont = (
  document: PDFKit.PDFDocument,
  font: keyof PdfFonts,
  size: number,
  ink: keyof typeof inks,
): PDFKit.PDFDocument => document.font(font).fontSize(size).fillColor(inks[ink]);

const drawGrid = <T>(
  { document, root }: BrochureDocument,
  entries: readonly T[],
  { columns, rowHeight }: { readonly columns: number; readonly rowHeight: number },
  drawCell: (entry: T, x: number, y: number, width: number) => void,
): void => {
  const width = (contentWidth - (columns - 1) * sheet.columnGap) / columns;
  const top = document.y;
  for (const [at, entry] of entries.entries()) {
    const x = sheet.margin + (at % columns) * (width + sheet.columnGap);
    const y = top + Math.floor(at / columns) * rowHeight;
    tagPart(document, root, 'P', () => drawCell(entry, x, y, width));
  }
  document.x = sheet.margin;
  document.y = top + Math.ceil(entries.length / columns) * rowHeight;
};

const drawFigures = (paper: BrochureDocument, figures: BrochureView['facts']): void => {
  const { document } = paper;
  drawGrid(paper, figures, { columns: 3, rowHeight: 31 }, ({ label, value }, x, y, width) => {
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(inks.line)
      .stroke();
    setFont(document, 'regular', 7.5, 'quiet').text(label, x, y + 5, { width, height: 9 });
    setFont(document, 'bold', 9.5, 'text').text(value, x, y + 15, { width, height: 12, ellipsis: true });
  });
  document.y += 8;
};

const drawFeatures = (paper: BrochureDocument, features: readonly string[]): void =>
  drawGrid(paper, features, { columns: 2, rowHeight: 16 }, (feature, x, y, width) => {
    setFont(paper.document, 'regular', 9, 'text').text(`•  ${feature}`, x, y, { width, height: 12, ellipsis: true });
  });

const drawHeading = ({ document, root }: BrochureDocument, text: string): void => {
  tagPart(document, root, 'H2', () => {
    setFont(document, 'bold', 14, 'text').text(text, sheet.margin, document.y);
  });
  document.y += 6;
};

const drawDetails = (paper: BrochureDocument, { title, specifications, features }: BrochureView): void => {
  const { document, root } = paper;
  tagPart(document, root, 'P', () => {
    setFont(document, 'regular', 9, 'quiet').text(title, sheet.margin, sheet.margin);
  });
  document.y += 12;
  if (specifications.length > 0) {
    drawHeading(paper, 'All Specifications');
    drawFigures(paper, specifications);
    document.y += 10;
  }
  if (features.length > 0) {
    drawHeading(paper, 'Features');
    drawFeatures(paper, features);
  }
};

const pictureHeight = 300;
const codeSize = 84;
const priceWidth = 180;
const usualFootTop = sheet.height - sheet.margin - codeSize - 14;

const drawPicture = ({ document, root }: BrochureDocument, title: string, picture: Uint8Array): void => {
  const { y } = document;
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

const drawTitle = ({ document, root }: BrochureDocument, { title, subtitle, price, soldText }: BrochureView): void => {
  const { y } = document;
  const width = contentWidth - priceWidth;
  tagPart(document, root, 'H1', () => {
    setFont(document, 'bold', 22, 'text').text(title, sheet.margin, y, { width });
  });
  tagPart(document, root, 'P', () => {
    setFont(document, 'regular', 11, 'quiet').text(subtitle, { width });
  });
  const bottom = document.y;
  const figure = price?.text ?? soldText;
  if (figure !== null) {
    tagPart(document, root, 'P', () => {
      const x = sheet.margin + width;
      setFont(document, 'bold', 22, 'text').text(figure, x, y, { width: priceWidth, align: 'right' });
      const note = price?.qualifier ?? '';
      setFont(document, 'regular', 9, 'quiet').text(note, { width: priceWidth, align: 'right' });
    });
  }
  document.x = sheet.margin;
  document.y = Math.max(bottom, document.y) + 14;
};

const findFootTop = (document: PDFKit.PDFDocument, view: BrochureView, width: number): number => {
  const measure = (font: keyof PdfFonts, size: number, lines: readonly string[]): number =>
    setFont(document, font, size, 'quiet').heightOfString(lines.join('\n'), { width });
  const [name = '', ...lines] = view.dealer;
  const height =
    measure('bold', 10, [name]) +
    measure('regular', 8.5, [...lines, view.printedText]) +
    measure('regular', 7, [view.disclaimer]);
  return Math.min(usualFootTop, sheet.height - sheet.margin - Math.ceil(height));
};

const drawFoot = ({ document, root }: BrochureDocument, view: BrochureView): void => {
  const code = buildQrCode(view.pageUrl);
  const x = sheet.width - sheet.margin - codeSize;
  const width = contentWidth - codeSize - 20;
  const footTop = findFootTop(document, view, width);
  tagPart(document, root, 'P', () => {
    document.moveTo(sheet.margin, footTop - 12).lineTo(sheet.width - sheet.margin, footTop - 12);
    document.lineWidth(0.5).strokeColor(inks.line).stroke();
    const [name = '', ...lines] = view.dealer;
    setFont(document, 'bold', 10, 'text').text(name, sheet.margin, footTop, { width });
    setFont(document, 'regular', 8.5, 'quiet');
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
  tagPart(document, root, 'Figure', drawCode, `QR code for ${view.pageUrl}`);
};

const drawFront = (paper: BrochureDocument, view: BrochureView, picture: Uint8Array | null): void => {
  const { document, root } = paper;
  tagPart(document, root, 'P', () => {
    setFont(document, 'bold', 11, 'text').text(view.siteName, sheet.margin, sheet.margin);
  });
  document.y += 10;
  if (picture !== null) drawPicture(paper, view.title, picture);
  drawTitle(paper, view);
  drawFigures(paper, view.facts);
  drawFoot(paper, view);
};

/** @spec D.23, B4.59 */
export const drawBrochure = (view: BrochureView, picture: Uint8Array | null, fonts: PdfFonts): Promise<Buffer> =>
  drawPdf({ title: `${view.title} | ${view.siteName}`, author: view.siteName }, fonts, (document, root) => {
    const paper = { document, root };
    drawFront(paper, view, picture);
    if (view.specifications.length > 0 || view.features.length > 0) {
      document.addPage();
      drawDetails(paper, view);
    }
  });
