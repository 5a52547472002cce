/** A document with new text between its markers `<!-- name: begin ... -->` and `<!-- name: end -->`. */
export const fillSection = (document: string, name: string, text: string): string => {
  const begin = new RegExp(`<!-- ${name}: begin[^>]*-->`).exec(document);
  const end = document.indexOf(`<!-- ${name}: end -->`);
  const from = begin === null ? -1 : begin.index + begin[0].length;
  if (from === -1 || end < from) throw new Error(`The document has no markers of '${name}'.`);
  return `${document.slice(0, from)}\n\n${text}\n\n${document.slice(end)}`;
};
