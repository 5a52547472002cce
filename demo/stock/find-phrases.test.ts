import { describe, expect, it } from 'vitest';
import { demoDealers } from '../dealers.ts';
import { findPhrases } from './find-phrases.ts';
import { type CatalogueRow, readCatalogue, textOf } from './read-catalogue.ts';

const rows = readCatalogue('phrases');
const textsOf = (row: CatalogueRow): readonly string[] =>
  textOf(row, 'text')
    .split(/(?<=[.!?:]) /)
    .filter((sentence) => /\p{L}{3}/u.test(sentence.replaceAll(/\{\w+\}/g, '')));

describe('the sentences of the dealers’ comments', () => {
  it('are of one dealer each: no two dealers share one', () => {
    const dealersOf = new Map<string, Set<string>>();
    for (const row of rows) {
      for (const sentence of textsOf(row)) {
        dealersOf.set(sentence, (dealersOf.get(sentence) ?? new Set()).add(textOf(row, 'dealer')));
      }
    }
    const shared = [...dealersOf].filter(([, dealers]) => dealers.size > 1).map(([sentence]) => sentence);
    expect(dealersOf.size).toBeGreaterThan(250);
    expect(shared).toEqual([]);
  });

  it('belong to the dealers of the demo', () => {
    const slugs = new Set(demoDealers.map(({ slug }) => slug));
    expect(rows.filter((row) => !slugs.has(textOf(row, 'dealer')))).toEqual([]);
  });

  it.each(demoDealers)('open, close and announce every vehicle of $slug', ({ slug }) => {
    for (const part of ['opening', 'history', 'features', 'closing', 'coming']) {
      expect(findPhrases(slug, part, 'used').length, part).toBeGreaterThan(0);
    }
  });

  it('list features after a label, never after a preposition or verb that would need articles', () => {
    const lists = rows.map((row) => textOf(row, 'text')).filter((text) => text.includes('{features}'));
    expect(lists.length).toBeGreaterThan(10);
    for (const text of lists)
      expect(text).toMatch(/^[A-Z][^:]*(?<!\b(?:with|wearing|for|by|includes?)): \{features\}\.$/);
  });

  it('use known placeholders and typographic apostrophes', () => {
    const known = /\{(?!(?:name|model|colour|km|owners|owners_sentence|features|seats|tare|gvm|atm|place|month)\})/;
    for (const row of rows) expect(textOf(row, 'text')).not.toMatch(known);
    for (const row of rows) expect(textOf(row, 'text')).not.toContain("'");
  });
});
