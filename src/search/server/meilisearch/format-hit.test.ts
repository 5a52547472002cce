import { describe, expect, it } from 'vitest';
import { createHitFormatter, findPositions } from './format-hit.ts';
import { createMatchFinder } from './mark-matches.ts';
import type { SearchFields } from './search-fields.ts';

const book = {
  id: 4,
  name: 'Le Petit Prince',
  comments: 'A french book about a prince that walks on little cute planets',
  variant: { cylinders: 4, maker: 'Prince' },
  tags: ['prince', 'planets'],
  isSold: false,
};

const format = (q: string, fields: SearchFields, hit: Record<string, unknown> = book) =>
  createHitFormatter(fields, createMatchFinder(q), [hit])?.(hit);
const crop = (text: string, q: string, cropLength: number) =>
  (format(q, { attributesToCrop: ['text'], cropLength }, { text }) as { readonly text: string }).text;

describe('_formatted', () => {
  it.each([{ attributesToHighlight: [] }, { attributesToHighlight: ['unknown'] }, { attributesToCrop: ['unknown:3'] }])(
    'is absent when %j names nothing that a hit has',
    (fields) => {
      expect(format('prince', fields)).toBeUndefined();
    },
  );

  it('has all attributes for a star, whatever is retrieved, with numbers as text and booleans unchanged', () => {
    expect(format('prince', { attributesToHighlight: ['*'], attributesToRetrieve: ['name'] })).toEqual({
      id: '4',
      name: 'Le Petit <em>Prince</em>',
      comments: 'A french book about a <em>prince</em> that walks on little cute planets',
      variant: { cylinders: '4', maker: '<em>Prince</em>' },
      tags: ['<em>prince</em>', 'planets'],
      isSold: false,
    });
  });

  it('has retrieved and named attributes, and marks only the named ones', () => {
    const fields = { attributesToRetrieve: ['name', 'variant.cylinders'], attributesToHighlight: ['tags'] };
    expect(format('prince', fields)).toEqual({
      name: 'Le Petit Prince',
      variant: { cylinders: '4' },
      tags: ['<em>prince</em>', 'planets'],
    });
  });

  it('marks a phrase as one match', () => {
    const fields = { attributesToHighlight: ['name'], attributesToRetrieve: [] };
    expect(format('"petit prince"', fields)).toEqual({ name: 'Le <em>Petit Prince</em>' });
    expect(format('"prince petit"', fields)).toEqual({ name: 'Le Petit Prince' });
  });
});

describe('a cropped text', () => {
  it('has words on both sides of the match', () => {
    expect(crop(book.comments, 'prince', 6)).toBe('…book about a prince that walks…');
    expect(crop(book.comments, 'prince', 1)).toBe('…prince…');
  });

  it('stays at the start or end with its match, and whole when it is short or 0 words are requested', () => {
    expect(crop('one two three four five', 'one', 2)).toBe('one two…');
    expect(crop('one two three four five', 'five', 2)).toBe('…four five');
    expect(crop('one two', 'two', 5)).toBe('one two');
    expect(crop('one two three', 'two', 0)).toBe('one two three');
    expect(crop('one two three', 'nothing', 2)).toBe('one two…');
  });

  it('shows the part with most words of the query', () => {
    const text = 'ford here, and much later on in this long text there is a ford ranger for sale';
    expect(crop(text, 'ford ranger', 4)).toBe('…a ford ranger for…');
  });

  it('stays in its sentence if possible', () => {
    expect(crop('It ended. The prince walks on and on', 'prince', 4)).toBe('…The prince walks on…');
  });
});

it('returns match positions in bytes, in lists and nested records', () => {
  expect(findPositions({ ...book, name: 'Ü prince' }, createMatchFinder('prince'))).toMatchObject({
    name: [{ start: 3, length: 6 }],
    tags: [{ start: 0, length: 6, indices: [0] }],
    'variant.maker': [{ start: 0, length: 6 }],
  });
});
