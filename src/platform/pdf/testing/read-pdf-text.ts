import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

const inflate = (head: string, data: string): string =>
  head.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;

const readObjects = (pdf: string): ReadonlyMap<string, PdfObject> =>
  new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => {
      const start = body.indexOf('\nstream\n');
      if (start === -1) return [id, { head: body, stream: '' }];
      const head = body.slice(0, start);
      const data = body.slice(start + '\nstream\n'.length).replace(/\nendstream$/, '');
      return [id, { head, stream: head.includes('/Subtype /Image') ? '' : inflate(head, data) }];
    }),
  );

const readCharacters = (stream: string): ReadonlyMap<number, string> => {
  const characters = new Map<number, string>();
  for (const [, from = '', , list = ''] of stream.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>\s*\[([^\]]*)\]/gi)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\da-f]*)>/gi)].entries()) {
      characters.set(Number.parseInt(from, 16) + index, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    }
  }
  return characters;
};

export const readPdfText = (pdf: Buffer): string => {
  const objects = readObjects(pdf.toString('latin1'));
  const all = [...objects.values()];
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const { head } of all) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      fonts.set(name, readCharacters(objects.get(unicode)?.stream ?? ''));
    }
  }
  const lines: string[] = [];
  for (const { stream } of all) {
    for (const [block] of stream.matchAll(/BT\n.*?\nET/gs)) {
      const characters = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '');
      const codes = [...block.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      lines.push(codes.map((code) => characters?.get(Number.parseInt(code, 16)) ?? '?').join(''));
    }
  }
  return lines.join('\n');
};
