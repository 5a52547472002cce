type StructureName = 'H1' | 'H2' | 'P' | 'Figure' | 'LBody';

/** Draws a part of the page under a tag, by which a screen reader knows what it is. */
export const tagPart = (
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  name: StructureName,
  draw: () => void,
  alt?: string,
): void => {
  root.add(document.struct(name, alt === undefined ? {} : { alt }, draw));
};
