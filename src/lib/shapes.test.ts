import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapes } from './shapes.ts';

const { either, flag, listOf, number, oneOf, orNull, record, text } = shapes;

interface Car {
  readonly id: number;
  readonly name: string | null;
  readonly kind: 'new' | 'used';
  readonly photos: readonly string[];
  readonly isSold: boolean;
}

const isCar = record<Car>({
  id: number,
  name: orNull(text),
  kind: oneOf({ new: true, used: true }),
  photos: listOf(text),
  isSold: flag,
});
const car = { id: 1, name: 'Kia', kind: 'used', photos: ['a', 'b'], isSold: false };

describe('shapes', () => {
  it.each([
    ['itself', car],
    ['what may be null', { ...car, name: null }],
    ['an empty list', { ...car, photos: [] }],
    ['more than was asked for', { ...car, price: 7 }],
  ])('take %s', (_, value) => {
    expect(isCar(value)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [car]],
    ['a text', 'car'],
    ['a field that is missing', { ...car, id: undefined }],
    ['null where none may be', { ...car, photos: null }],
    ['a text for a number', { ...car, id: '1' }],
    ['a number for a text', { ...car, name: 1 }],
    ['a text for a flag', { ...car, isSold: 'false' }],
    ['an unknown word', { ...car, kind: 'demo' }],
    ['a word that every object knows', { ...car, kind: 'toString' }],
    ['an object for a list', { ...car, photos: { 0: 'a', length: 1 } }],
    ['a list with one that is wrong', { ...car, photos: ['a', null] }],
  ])('refuse %s', (_, value) => {
    expect(isCar(value)).toBe(false);
  });

  it('accept either of two shapes', () => {
    const isEither = either(text, isCar);
    expect(['car', car, 7, null].map((value) => isEither(value))).toEqual([true, true, false, false]);
  });

  it('never throw for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => isCar(value)).not.toThrow();
      }),
    );
  });
});
