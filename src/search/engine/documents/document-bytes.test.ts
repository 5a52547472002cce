import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentBytes } from './document-bytes.ts';

const address = fc
  .tuple(fc.constantFrom('/cars/', 'https://photos.example.com/'), fc.nat(30), fc.constantFrom('', '-large.jpg', 'é'))
  .map((parts) => parts.join(''));
const comment = fc
  .array(fc.constantFrom('One owner. ', 'Full history!\n', 'Drives like new', ' | ', 'x'.repeat(90), '’'), {
    maxLength: 9,
  })
  .map((parts) => parts.join(''));
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('Apple CarPlay', 'Tow Bar', 'Citroën', '’', '\ud83d'),
  address,
  comment,
);
const number = fc.oneof(
  fc.nat(),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(-0, 0x7fff_ffff, 0x8000_0000),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    number,
    text,
    fc.array(tie('any'), { maxLength: 5 }),
    fc.dictionary(text, tie('any'), { maxKeys: 5 }),
  ),
})).any;
const document = fc.dictionary(fc.oneof(text, fc.constantFrom('make', 'price', '__proto__')), value, { maxKeys: 8 });

const keysOf = (record: object): string[] => Object.keys(record);

describe('a document as bytes', () => {
  it('is read as it was written, whole, by field and by key, among others', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 12 }), (documents) => {
        const bytes = new DocumentBytes();
        const written = documents.map((each) => Buffer.from(bytes.write(each)));
        for (const [place, each] of documents.entries()) {
          const source = written[place] as Buffer;
          const names = [...keysOf(each).toReversed(), 'absent'];
          expect(bytes.read(source, 0)).toEqual(each);
          expect(bytes.listKeys(source, 0)).toEqual(keysOf(each));
          expect(bytes.readFields(source, 0, names)).toEqual(
            names.map((name) => (Object.hasOwn(each, name) ? each[name] : undefined)),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is read after others, with texts in common, were dropped', () => {
    fc.assert(
      fc.property(
        fc.array(document, { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.boolean()),
        (all, drops) => {
          const bytes = new DocumentBytes();
          const written = all.map((each) => [each, Buffer.from(bytes.write(each))] as const);
          const left = written.filter(([, source]) => {
            const isDropped = drops.next().value;
            if (isDropped) bytes.release(source, 0);
            return !isDropped;
          });
          for (const each of all) bytes.write({ ...each, added: 'a text that takes a free code' });
          for (const [each, source] of left) expect(bytes.read(source, 0)).toEqual(each);
        },
      ),
    );
  });

  it('leaves out fields without a value, and refuses what JSON has no form for', () => {
    const bytes = new DocumentBytes();
    expect(bytes.read(Buffer.from(bytes.write({ a: undefined, b: [undefined] })), 0)).toEqual({ b: [null] });
    expect(() => bytes.write({ price: 1n })).toThrow("A document can't contain a bigint (price).");
  });

  it('stores once what texts of a document, or comments of several, have in common', () => {
    const bytes = new DocumentBytes();
    const photos = (count: number) =>
      Array.from({ length: count }, (_, place) => `https://photos.example.com/stock/u100005/${place}-large.jpg`);
    const lengthOf = (each: object): number => bytes.write(each as Record<string, unknown>).length;
    expect(lengthOf({ photos: photos(12) }) - lengthOf({ photos: photos(2) })).toBeLessThanOrEqual(10 * 7);
    expect(lengthOf({ slug: '2019-mazda-cx-5-u100005', path: '/cars/2019-mazda-cx-5-u100005' })).toBeLessThan(45);
    const boilerplate =
      'Serviced by us since new, with both keys and books. Finance and trade-ins are welcome. '.repeat(3);
    for (let car = 0; car < 200; car++) lengthOf({ comments: `Car ${car} is here. ${boilerplate}` });
    expect(lengthOf({ comments: `Car 200 is here. ${boilerplate}` })).toBeLessThan(50);
  });

  it('takes no more memory when texts are replaced again and again', () => {
    const bytes = new DocumentBytes();
    const replaceAll = (round: number) => {
      const written = Array.from({ length: 200 }, (_, id) =>
        Buffer.from(
          bytes.write({ id, make: `Make ${round}`, model: `Model ${round} ${id % 20}`, slug: `${round}-${id}` }),
        ),
      );
      for (const each of written) bytes.release(each, 0);
    };
    replaceAll(0);
    const before = bytes.bytes;
    for (let round = 1; round < 50; round++) replaceAll(round);
    expect(bytes.bytes).toBeLessThan(before * 1.1);
  });
});
