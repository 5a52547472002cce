import { contentWidth, inks, sheet, tagPart } from '#src/platform/pdf/draw-pdf.ts';
import type { Figure } from '#src/vehicle/view/figure.ts';

/** Draws figures in columns under hairlines, label over value. Leaves the cursor below the last row. */
export const drawFigures = (
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  figures: readonly Figure[],
  columns: number,
): void => {
  const width = (contentWidth - (columns - 1) * sheet.columnGap) / columns;
  const rowHeight = 31;
  const top = document.y;
  for (const [at, { label, value }] of figures.entries()) {
    const x = sheet.margin + (at % columns) * (width + sheet.columnGap);
    const y = top + Math.floor(at / columns) * rowHeight;
    tagPart(document, root, 'P', () => {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .strokeColor(inks.line)
        .stroke();
      document
        .font('regular')
        .fontSize(7.5)
        .fillColor(inks.quiet)
        .text(label, x, y + 5, { width, height: 9 });
      document
        .font('bold')
        .fontSize(9.5)
        .fillColor(inks.text)
        .text(value, x, y + 15, { width, height: 12, ellipsis: true });
    });
  }
  document.x = sheet.margin;
  document.y = top + Math.ceil(figures.length / columns) * rowHeight + 8;
};
