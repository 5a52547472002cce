export const fillSection = (document: string, name: string, text: string): string => {
  const mark = '-->';
  const begin = document.indexOf(`<!-- ${name}: begin`);
  const from = document.indexOf(mark, begin);
  const end = document.indexOf(`<!-- ${name}: end ${mark}`);
  if (begin === -1 || from === -1 || end < from) throw new Error(`The document has no markers of '${name}'.`);
  return `${document.slice(0, from + mark.length)}\n\n${text}\n\n${document.slice(end)}`;
};
