import type { QuoteContent } from '#src/leads/rules/quote.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { contentWidth, drawPdf, inks, type PdfFonts, sheet, tagPart } from '#src/platform/pdf/draw-pdf.ts';
import { listQuoteConditions } from '../view/list-quote-conditions.ts';
import {
  describeGst,
  formatQuoteNumber,
  formatRowAmount,
  listQuoteRows,
  type QuoteRow,
} from '../view/list-quote-rows.ts';

export interface QuoteJob {
  readonly number: number;
  readonly content: QuoteContent;
  readonly colours: { readonly brand: string; readonly onBrand: string; readonly brandSoft: string };
}

interface Paper {
  readonly document: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  readonly job: QuoteJob;
}

type Font = keyof PdfFonts;

interface Text {
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

const bandHeight = 76;
const columnWidth = (contentWidth - sheet.columnGap) / 2;
const amountWidth = 110;
const labelWidth = contentWidth - amountWidth - 2 * 8;
const bottom = sheet.height - sheet.margin;
const rightColumn = sheet.margin + columnWidth + sheet.columnGap;

const write = (
  { document }: Paper,
  [font, size, ink]: readonly [Font, number, string],
  text: string,
  y: number,
  { x = sheet.margin, width = contentWidth, align = 'left' }: Text = {},
): void => {
  document.font(font).fontSize(size).fillColor(ink).text(text, x, y, { width, align });
};

const makeRoom = (paper: Paper, height: number): void => {
  const { document, root, job } = paper;
  if (document.y + height <= bottom) return;
  document.addPage();
  const title = `Quote ${formatQuoteNumber(job.number)}, ${job.content.dealer.name}`;
  tagPart(document, root, 'P', () => write(paper, ['regular', 9, inks.quiet], title, sheet.margin));
  document.y += 14;
};

const drawBand = (paper: Paper): void => {
  const { document, root, job } = paper;
  const { brand, onBrand } = job.colours;
  document.rect(0, 0, sheet.width, bandHeight).fill(brand);
  tagPart(document, root, 'P', () => {
    const width = contentWidth - 150;
    document.font('bold').fontSize(20);
    const { name } = job.content.dealer;
    const height = document.heightOfString(name, { width });
    write(paper, ['bold', 20, onBrand], name, (bandHeight - height) / 2, { width });
  });
  tagPart(document, root, 'H1', () => {
    const title = `Quote ${formatQuoteNumber(job.number)}`;
    const place = { x: sheet.width - sheet.margin - 150, width: 150, align: 'right' } as const;
    write(paper, ['bold', 14, onBrand], title, (bandHeight - 17) / 2, place);
  });
  document.y = bandHeight + 24;
};

type Lines = readonly (readonly [Font, string])[];

const drawColumn = (paper: Paper, heading: string, lines: Lines, x: number, top: number): number => {
  const { document, root } = paper;
  tagPart(document, root, 'P', () => {
    write(paper, ['regular', 8.5, inks.quiet], heading, top, { x, width: columnWidth });
    for (const [font, text] of lines)
      write(paper, [font, 10.5, inks.text], text, document.y + 1, { x, width: columnWidth });
  });
  return document.y;
};

const drawParties = (paper: Paper): void => {
  const { customer, madeOn, validUntil, preparedBy } = paper.job.content;
  const top = paper.document.y;
  const person: Lines = [
    ['bold', customer.name],
    ['regular', customer.phone],
    ['regular', customer.email],
  ];
  const days: Lines = [
    ['regular', `Prepared on ${formatDayInWords(madeOn)} by ${preparedBy}`],
    ['bold', `Valid until ${formatDayInWords(validUntil)}`],
  ];
  const ends = [
    drawColumn(paper, 'Prepared for', person, sheet.margin, top),
    drawColumn(paper, 'About this quote', days, rightColumn, top),
  ];
  paper.document.y = Math.max(...ends) + 20;
};

const drawHeading = (paper: Paper, text: string): void => {
  const { document, root } = paper;
  makeRoom(paper, 60);
  tagPart(document, root, 'H2', () => write(paper, ['bold', 14, inks.text], text, document.y));
  document.y += 6;
};

const drawFacts = (paper: Paper): void => {
  const { document, root, job } = paper;
  const { facts } = job.content.vehicle;
  const half = Math.ceil(facts.length / 2);
  for (let row = 0; row < half; row += 1) {
    const pair = [facts[row], facts[row + half]] as const;
    const valueWidth = columnWidth - 96;
    const heights = pair.map((fact) =>
      fact === undefined ? 0 : document.font('bold').fontSize(9.5).heightOfString(fact.text, { width: valueWidth }),
    );
    makeRoom(paper, Math.max(...heights));
    const { y } = document;
    for (const [at, fact] of pair.entries()) {
      if (fact === undefined) continue;
      const x = at === 0 ? sheet.margin : rightColumn;
      tagPart(document, root, 'P', () => {
        write(paper, ['regular', 9.5, inks.quiet], `${fact.label}: `, y, { x, width: 92 });
        write(paper, ['bold', 9.5, inks.text], fact.text, y, { x: x + 96, width: valueWidth });
      });
    }
    document.y = y + Math.max(...heights) + 3;
  }
  document.y += 14;
};

const drawRow = (paper: Paper, row: QuoteRow): void => {
  const { label, kind } = row;
  const { document, root, job } = paper;
  const isTotal = kind === 'total';
  const [font, size]: readonly [Font, number] = isTotal ? ['bold', 12] : ['regular', 10.5];
  const height = document.font(font).fontSize(size).heightOfString(label, { width: labelWidth }) + 12;
  makeRoom(paper, height);
  const top = document.y;
  if (isTotal) document.rect(sheet.margin, top, contentWidth, height).fill(job.colours.brandSoft);
  else
    document
      .moveTo(sheet.margin, top + height)
      .lineTo(sheet.margin + contentWidth, top + height)
      .lineWidth(0.5)
      .strokeColor(inks.line)
      .stroke();
  tagPart(document, root, 'P', () => {
    write(paper, [font, size, inks.text], label, top + 6, { x: sheet.margin + 8, width: labelWidth });
    const place = { x: sheet.width - sheet.margin - amountWidth - 8, width: amountWidth, align: 'right' } as const;
    write(paper, [font, size, inks.text], formatRowAmount(row), top + 6, place);
  });
  document.y = top + height;
};

const drawSums = (paper: Paper): void => {
  const { figures, tradeIn } = paper.job.content;
  drawHeading(paper, 'Price');
  for (const row of listQuoteRows(figures, tradeIn)) drawRow(paper, row);
  drawLine(paper, describeGst(figures), 8);
  paper.document.y += 12;
};

const drawLine = (paper: Paper, text: string, gap: number, size = 9.5, ink: string = inks.quiet): void => {
  const { document, root } = paper;
  makeRoom(paper, document.font('regular').fontSize(size).heightOfString(text, { width: contentWidth }) + gap);
  tagPart(document, root, 'P', () => write(paper, ['regular', size, ink], text, document.y + gap));
};

const drawSeller = (paper: Paper): void => {
  const { document, root, job } = paper;
  const { seller, abn, lines } = job.content.dealer;
  const all = [...(abn === null ? [] : [`ABN ${abn}`]), ...lines];
  const measure = (text: string): number => document.heightOfString(text, { width: contentWidth });
  document.font('regular').fontSize(9);
  const height = 16 + all.reduce((sum, text) => sum + measure(text), measure(seller));
  makeRoom(paper, height + 16);
  const top = Math.max(document.y + 16, bottom - height);
  document.moveTo(sheet.margin, top).lineTo(sheet.margin + contentWidth, top);
  document.lineWidth(0.5).strokeColor(inks.line).stroke();
  tagPart(document, root, 'P', () => {
    write(paper, ['bold', 9, inks.text], seller, top + 8);
    for (const text of all) write(paper, ['regular', 9, inks.quiet], text, document.y);
  });
};

export const drawQuote = (job: QuoteJob, fonts: PdfFonts): Promise<Buffer> => {
  const { content, number } = job;
  const head = { title: `Quote ${formatQuoteNumber(number)} | ${content.dealer.name}`, author: content.dealer.name };
  return drawPdf(head, fonts, (document, root) => {
    const paper = { document, root, job };
    drawBand(paper);
    drawParties(paper);
    drawHeading(paper, content.vehicle.title);
    drawFacts(paper);
    drawSums(paper);
    drawHeading(paper, 'Conditions');
    for (const text of listQuoteConditions(content)) drawLine(paper, text, 3, 9.5, inks.text);
    drawSeller(paper);
  });
};
