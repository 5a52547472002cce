import PDFDocument from 'pdfkit';
import { locale } from '#src/lib/australia.ts';

export const sheet = { width: 595.28, height: 841.89, margin: 40, columnGap: 20 } as const;

export const contentWidth = sheet.width - 2 * sheet.margin;

export const inks = { text: '#1b1f1d', quiet: '#5a625e', line: '#d5dad7' } as const;

export interface PdfFonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

interface PdfHead {
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
    // Stops PDFKit from loading its default font, which isn't embedded.
    font: '',
  });
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  return document;
};

/** @spec D.23 */
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

type StructureName = 'H1' | 'H2' | 'P' | 'Figure' | 'LBody';

export const tagPart = (
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  name: StructureName,
  draw: () => void,
  alt?: string,
): void => {
  root.add(document.struct(name, alt === undefined ? {} : { alt }, draw));
};
