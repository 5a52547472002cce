import fc from 'fast-check';

/** Tests treat these words as faults, so generated text must not contain them. */
export const faultyWords = /\b(undefined|null|nan|infinity)\b|\[object|invalid date/i;

const units = ['L', 'kW', 'Nm', 'kg', 'mm', 'cc', 'seats', 'doors', 'year'].join('|');

/** Doesn't match '0 km', which an odometer can show. */
export const emptyFigure = new RegExp(
  `(^|\\s)(\\$0 (less|deposit|balloon)|0(\\.0)? (${units}))(?![\\p{L}\\p{M}\\p{N}])`,
  'u',
);

/** Also checks the text after '0 ' and '$0 ', because pages put figures before text. */
const looksFaulty = (text: string): boolean =>
  faultyWords.test(text) || ['', '0 ', '$0 '].some((before) => emptyFigure.test(before + text));

const ordinary = [
  'Ti-L',
  'X-Trail',
  'SUV',
  'Automatic',
  'Pearl White',
  'e-POWER',
  '5 seats',
  'Fortitude Valley',
] as const;

const strange = [
  "O'Brien & <b>Sons</b>",
  '"quoted" \\ `back`',
  '</script><!--',
  'one|two\nthree',
  '../..//?a=b#c',
  '%20%ZZ',
  '{count} $1 %s',
  '日本語の名前',
  'مرحبا',
  '🚗🚙',
  'e\u0301\u202etrap',
  'İstanbul',
  '0',
  '-',
  'W'.repeat(200),
  'many words '.repeat(20),
] as const;

const any = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ordinary) },
  { weight: 2, arbitrary: fc.constantFrom(...strange) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
);

export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  any
    .map((text) => text.slice(0, maxLength).trim())
    .filter((text) => text !== '' && text.isWellFormed() && !text.includes('\0') && !looksFaulty(text));
