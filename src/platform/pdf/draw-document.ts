import { type DocumentRow, endLabel, type PrintedDocument } from '#src/lib/printed-document.ts';
import { contentWidth, drawPdf, inks, type PdfFonts, sheet, tagPart } from './draw-pdf.ts';

type Document = PDFKit.PDFDocument;
type Root = PDFKit.PDFStructureElement;

const labelWidth = 170;
const gap = 12;
const rowGap = 3;
const valueWidth = contentWidth - labelWidth - gap;

const makeRoom = (document: Document, height: number): void => {
  if (document.y + height > sheet.height - sheet.margin) document.addPage();
};

const drawLine = (document: Document, root: Root, text: string, size: number, ink: string): void => {
  document.font('regular').fontSize(size);
  makeRoom(document, document.heightOfString(text, { width: contentWidth }));
  tagPart(document, root, 'P', () => {
    document.fillColor(ink).text(text, sheet.margin, document.y, { width: contentWidth });
  });
  document.y += 4;
};

const drawRow = (document: Document, root: Root, { label, text }: DocumentRow): void => {
  const labelHeight = document.font('regular').fontSize(9.5).heightOfString(endLabel(label), { width: labelWidth });
  const height = Math.max(labelHeight, document.font('bold').heightOfString(text, { width: valueWidth })) + rowGap;
  makeRoom(document, height);
  const { y } = document;
  tagPart(document, root, 'P', () => {
    document.font('regular').fillColor(inks.quiet).text(endLabel(label), sheet.margin, y, { width: labelWidth });
    document
      .font('bold')
      .fillColor(inks.text)
      .text(text, sheet.margin + labelWidth + gap, y, { width: valueWidth });
  });
  document.y = y + height;
};

const drawHeading = (document: Document, root: Root, text: string): void => {
  makeRoom(document, 60);
  document.y += 6;
  tagPart(document, root, 'H2', () => {
    const { y } = document;
    document.moveTo(sheet.margin, y).lineTo(sheet.margin + contentWidth, y);
    document.lineWidth(0.5).strokeColor(inks.line).stroke();
    document
      .font('bold')
      .fontSize(12)
      .fillColor(inks.text)
      .text(text, sheet.margin, y + 5);
  });
  document.y += 2;
};

/** @spec D.41 */
export const drawDocument = (view: PrintedDocument, fonts: PdfFonts): Promise<Buffer> =>
  drawPdf({ title: `${view.title} | ${view.siteName}`, author: view.siteName }, fonts, (document, root) => {
    drawLine(document, root, view.siteName, 11, inks.text);
    tagPart(document, root, 'H1', () => {
      document.font('bold').fontSize(22).fillColor(inks.text).text(view.title, sheet.margin, document.y);
    });
    document.y += 4;
    drawLine(document, root, view.lead, 10, inks.quiet);
    for (const { heading, rows } of view.sections) {
      drawHeading(document, root, heading);
      for (const row of rows) drawRow(document, root, row);
    }
    drawHeading(document, root, view.basis.heading);
    for (const line of view.basis.lines) drawLine(document, root, line, 9.5, inks.text);
  });
