import { describe, expect, it } from 'vitest';
import { type BookLine, findEnding } from './find-ending.ts';

const book = (...lines: readonly (readonly [BookLine['event'], BookLine['state']])[]): readonly BookLine[] =>
  lines.map(([event, state], atMs) => ({ event, state, atMs }));
const held = [
  ['taken', 'paying'],
  ['paid', 'held'],
] as const;
const back = ['refundDone', 'refunded'] as const;

describe('the end of a reservation', () => {
  it.each<[outcome: string, endedAtMs: number, lines: readonly (readonly [BookLine['event'], BookLine['state']])[]]>([
    ['released', 2, [['released', 'refunding'], back]],
    ['expired', 2, [['timePassed', 'refunding'], back]],
    ['refunded', 2, [['refundAsked', 'refunding'], back]],
    ['refunded', 2, [back]],
    ['sold', 2, [['sold', 'sold']]],
    [
      'sold',
      2,
      [
        ['sold', 'sold'],
        ['refundDone', 'sold'],
      ],
    ],
    ['refunded', 3, [['sold', 'sold'], ['refundAsked', 'refunding'], back]],
  ])('is %s at line %i of its ledger [B9.29]', (outcome, endedAtMs, lines) => {
    expect(findEnding(book(...held, ...lines))).toEqual({ outcome, endedAtMs });
  });

  it('is null while held, and when it was never held [B9.29]', () => {
    expect(findEnding(book(...held))).toBe(null);
    expect(findEnding(book(['taken', 'paying'], ['timePassed', 'lapsing'], ['paymentGone', 'closed']))).toBe(null);
    expect(findEnding(book(['taken', 'paying'], ['timePassed', 'lapsing'], ['paid', 'refunding'], back))).toBe(null);
  });
});
