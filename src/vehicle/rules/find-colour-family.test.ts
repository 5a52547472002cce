import { describe, expect, it } from 'vitest';
import { colourFamilies, findColourFamily } from './find-colour-family.ts';

describe('findColourFamily', () => {
  it.each([
    ['Glacier White', 'White'],
    ['Pearl Wht', 'White'],
    ['Almond Grn', 'Green'],
    ['METEOR GRY', 'Grey'],
    ['Silv', 'Silver'],
    ['Pearl White', 'White'],
    ['Ivory', 'White'],
    ['Ebony', 'Black'],
    ['Phantom Black Pearl', 'Black'],
    ['Graphite', 'Grey'],
    ['Machine Gray Metallic', 'Grey'],
    ['Silver Storm', 'Silver'],
    ['Platinum', 'Silver'],
    ['Deep Crystal Blue', 'Blue'],
    ['Navy', 'Blue'],
    ['Soul Red Crystal', 'Red'],
    ['Burgundy', 'Red'],
    ['Eucalypt Green', 'Green'],
    ['Olive', 'Green'],
    ['Solar Yellow', 'Yellow'],
    ['Cyber Orange', 'Orange'],
    ['Bronze', 'Brown'],
    ['Platinum Quartz', 'Beige'],
    ['Desert Sand', 'Beige'],
    ['Plum', 'Purple'],
  ])('groups the paint %s as %s', (paint, family) => {
    expect(findColourFamily(paint)).toBe(family);
  });

  it('uses the last plain colour, whatever else sounds like one', () => {
    expect(findColourFamily('Midnight Blue')).toBe('Blue');
    expect(findColourFamily('Arctic Silver')).toBe('Silver');
    expect(findColourFamily('Blue Grey')).toBe('Grey');
  });

  it('uses the first of two colours', () => {
    expect(findColourFamily('White/Black')).toBe('White');
    expect(findColourFamily('Red with Black Roof')).toBe('Red');
  });

  it('keeps a family as itself, in any case', () => {
    expect(colourFamilies.map((family) => findColourFamily(family.toUpperCase()))).toEqual(colourFamilies);
    expect(findColourFamily('Other')).toBe('Other');
  });

  it('returns null without a colour and Other for an unknown one', () => {
    expect(findColourFamily(null)).toBeNull();
    expect(findColourFamily('Zirconia 42')).toBe('Other');
  });
});
