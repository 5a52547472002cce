import { describe, expect, it } from 'vitest';
import { buildSlug, chooseFreeSlug } from './build-slug.ts';

describe('slugs', () => {
  it('contain year, make, model, badge and stock number', () => {
    expect(buildSlug({ year: 2021, make: 'Citroën', model: 'C4', badge: 'Feel & more', stockNumber: 'U/12' })).toBe(
      '2021-citroen-c4-feel-and-more-u-12',
    );
  });

  it.each([
    ['x'.repeat(200), 'U1', `2021-kia-${'x'.repeat(108)}-u1`],
    // The words are cut just after a hyphen. That hyphen is dropped, because another one precedes the stock number.
    [`${'x'.repeat(107)} GT`, 'U1', `2021-kia-${'x'.repeat(107)}-u1`],
    ['Rio', '+'.repeat(60), `2021-kia-rio-${'plus-'.repeat(12).slice(0, -1)}`],
    ['Rio', '???', '2021-kia-rio'],
  ])('are cut to 120 characters: %s, %s', (model, stockNumber, slug) => {
    expect(buildSlug({ year: 2021, make: 'Kia', model, badge: null, stockNumber })).toBe(slug);
    expect(slug.length).toBeLessThanOrEqual(120);
  });

  it('take the first free number', () => {
    const taken = new Set(['a', 'a-2']);
    expect(chooseFreeSlug('a', (slug) => taken.has(slug))).toBe('a-3');
    expect(chooseFreeSlug('b', (slug) => taken.has(slug))).toBe('b');
  });
});
