import { expect, it } from 'vitest';
import { manufacturers } from '#src/sites/config/manufacturers.ts';
import { setWordMark } from './set-word-mark.ts';

/** Advance widths of 'A' to 'Z' in Bricolage Grotesque at weight 650, in hundredths of the font size. */
const advances = [
  69, 68, 68, 70, 62, 59, 72, 72, 29, 37, 68, 51, 93, 77, 72, 64, 72, 67, 65, 57, 73, 67, 98, 69, 63, 57,
] as const;
const advanceOf = (letter: string): number => (advances[letter.charCodeAt(0) - 65] ?? 60) / 100;

it('sets a word a line, as large as it fits, and breaks a double name at its hyphen [B1.18] [L3.12]', () => {
  expect(setWordMark('Kia')).toEqual({ lines: ['KIA'], sizePx: 16 });
  expect(setWordMark('Land Rover')).toMatchObject({ lines: ['LAND', 'ROVER'] });
  expect(setWordMark('Mercedes-Benz').lines).toEqual(['MERCEDES-', 'BENZ']);
  expect(setWordMark('Volkswagen').sizePx).toBeLessThan(setWordMark('Volvo').sizePx);
});

it.each(manufacturers.map(({ name }) => name))(
  'keeps %s within 72 by 48 pixels, at 7 pixels or more [L3.12]',
  (name) => {
    const { lines, sizePx } = setWordMark(name);
    expect(sizePx).toBeGreaterThanOrEqual(7);
    expect(lines.length * sizePx * 1.15).toBeLessThanOrEqual(48);
    const widths = lines.map((line) => [...line].reduce((sum, letter) => sum + advanceOf(letter), 0) * sizePx);
    expect(Math.max(...widths)).toBeLessThanOrEqual(72);
  },
);
