import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutAtSentence, cutAtWord, cutText } from './cut-text.ts';

it.each([
  ['Hatch', 9, 'Hatch'],
  ['Hatchback', 5, 'Hatch'],
  ['Cab chassis', 4, 'Cab'],
  ['Van 🚐', 5, 'Van'],
  ['Van 🚐', 6, 'Van 🚐'],
])('cuts %j to %i characters', (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
});

it.each([
  ['within a word', 'tow bar fitted', 9, 'tow bar'],
  ['at the end of a word', 'tow bar fitted', 7, 'tow bar'],
  ['behind the space after it', 'tow bar fitted', 8, 'tow bar'],
  ['at the end of a line', 'tow bar\nfitted', 7, 'tow bar'],
  ['in the first word of a line', 'tow bar\nfitted', 10, 'tow bar'],
  ['nowhere', 'tow bar', 7, 'tow bar'],
  ['in a word that is most of it', 'a weighbridge', 8, 'a weighb'],
  ['in a picture of two signs', 'Van 🚐', 5, 'Van'],
])('cuts a text at a word boundary %s', (_, text, characters, shown) => {
  expect(cutAtWord(text, characters)).toBe(shown);
});

it.each([
  ['that fits', 'Rego on us. No fees.', 20, 'Rego on us. No fees.'],
  ['after a sentence', 'Rego on us. No fees at all.', 20, 'Rego on us.'],
  ['after a sentence that just fits', 'Rego on us. No fees.', 11, 'Rego on us.'],
  ['not after an abbreviation', 'A rate of 4% p.a. fixed for you.', 20, 'A rate of 4% p.a.…'],
  ['at a word if little would be left', 'Free. Rego on every new car.', 20, 'Free. Rego on every…'],
])('cuts a text for a summary %s', (_, text, characters, shown) => {
  expect(cutAtSentence(text, characters)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(characters);
});

it('returns a prefix of the text within the limit', () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences' }), fc.integer({ min: 1, max: 200 }), (text, characters) => {
      const cut = cutAtWord(text, characters);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(characters);
    }),
  );
});
