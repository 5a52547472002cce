import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeReadableCode, readReadableCode } from './readable-code.ts';

it('makes codes that can be typed in any case and spacing [L2.15] [L2.16]', () => {
  const draws = fc.array(fc.nat({ max: 29 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(draws, fc.constantFrom('', ' ', '-', ' - '), (drawn, gap) => {
      const left = [...drawn];
      const code = makeReadableCode(8, () => left.shift() ?? 0);
      expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
      expect(readReadableCode(` ${code.toLowerCase().replace('-', gap)} `, 8)).toBe(code);
    }),
  );
});

it.each(['', 'K7QF', 'K7QF-3XW90', 'K7QF-3XW0', 'K7QF-3XWI', 'K7QF_3XW9', 'x'.repeat(9_000)])(
  'reads no code in %j',
  (typed) => {
    expect(readReadableCode(typed, 8)).toBe(undefined);
  },
);
