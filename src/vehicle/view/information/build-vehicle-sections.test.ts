import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unregisteredDay } from '../../rules/fields/date-kinds.ts';
import { collapseParagraphs, splitDealerComments } from './build-vehicle-sections.ts';
import { describeRego } from './spec-row-table.ts';

describe('dealer comments', () => {
  it('are split into paragraphs by pipes, which are not shown [B4.52]', () => {
    expect(splitDealerComments('One owner. | Full books.||New tyres.|')).toEqual([
      'One owner.',
      'Full books.',
      'New tyres.',
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(splitDealerComments(text).join('')).not.toContain('|');
      }),
    );
  });

  it('are shown as pending when there are none [B4.53]', () => {
    const pending = ['Dealer comments are pending. Please check back here later.'];
    expect(splitDealerComments(null)).toEqual(pending);
    expect(splitDealerComments(' | || ')).toEqual(pending);
  });

  it('are collapsed at 400 characters, at a word [B4.51]', () => {
    expect(collapseParagraphs(['x'.repeat(400)], 400)).toBeNull();
    const preview = collapseParagraphs(['word '.repeat(60).trim(), 'more '.repeat(60).trim(), 'last'], 400);
    expect(preview).toHaveLength(2);
    expect(preview?.[1]).toMatch(/more…$/);
    expect(preview?.join('').length).toBeLessThanOrEqual(401);
  });

  it('never show more than the preview, and always start like the full text [B4.51]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 200 }),
        (text, max) => {
          const preview = collapseParagraphs(text, max);
          const length = text.join('').length;
          expect(preview === null).toBe(length <= max);
          if (preview === null) return;
          expect(preview.join('').length).toBeLessThanOrEqual(max + 1);
          preview.forEach((part, index) => {
            expect(text[index]?.startsWith(part.replace(/…$/, ''))).toBe(true);
          });
        },
      ),
    );
  });
});

describe('describeRego', () => {
  it("returns 'Expires on {date}' for a future expiry, the last day included [B4.27]", () => {
    expect(describeRego('2027-06-14', '2026-11-21', 'unregistered')).toBe('Expires on 14 June 2027');
    expect(describeRego('2026-11-21', '2026-11-21', 'unregistered')).toBe('Expires on 21 November 2026');
    expect(describeRego(null, '2026-11-21', 'unregistered')).toBeNull();
  });

  it("returns 'Unregistered' for a past expiry, or nothing where the site prefers [B4.28]", () => {
    expect(describeRego('2026-11-20', '2026-11-21', 'unregistered')).toBe('Unregistered');
    expect(describeRego('2026-11-20', '2026-11-21', 'nothing')).toBeNull();
  });

  it("returns 'Unregistered' on every site if the dealer says so", () => {
    expect(describeRego(unregisteredDay, '2026-11-21', 'nothing')).toBe('Unregistered');
  });
});
