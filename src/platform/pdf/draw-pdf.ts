import PDFDocument from 'pdfkit';
import { locale } from '#src/lib/locale.ts';
import { sheet } from './sheet.ts';

/** The typefaces as their files hold them. */
export interface PdfFonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

/** What a document says of itself. */
export interface PdfHead {
  readonly title: string;
  readonly author: string;
}

const open = ({ title, author }: PdfHead, { regular, bold }: PdfFonts): PDFKit.PDFDocument => {
  const document = new PDFDocument({
    size: 'A4',
    margin: sheet.margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author },
    // None of the fonts that a PDF does not carry is ever asked for.
    font: '',
  });
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  return document;
};

/** A tagged document of A4 pages with its fonts inside, drawn by what is given. @spec D.23 */
export const drawPdf = async (
  head: PdfHead,
  fonts: PdfFonts,
  draw: (document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) => void,
): Promise<Buffer> => {
  const document = open(head, fonts);
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const root = document.struct('Document');
  document.addStructure(root);
  draw(document, root);
  root.end();
  document.end();
  return ended;
};
