import { expect, it } from 'vitest';
import { manufacturers } from '#src/sites/config/manufacturers.ts';
import { setWordMark } from './set-word-mark.ts';

const capitals = [
  69, 68, 68, 70, 62, 59, 72, 72, 29, 37, 68, 51, 93, 77, 72, 64, 72, 67, 65, 57, 73, 67, 98, 69, 63, 57,
] as const;
const smallLetters = [
  58, 63, 56, 63, 58, 39, 60, 62, 27, 28, 58, 27, 94, 62, 61, 63, 63, 43, 54, 39, 62, 57, 85, 56, 60, 52,
] as const;
const advanceOf = (letter: string): number =>
  (capitals[letter.charCodeAt(0) - 65] ?? smallLetters[letter.charCodeAt(0) - 97] ?? 60) / 100;

it('sets a word a line, and breaks a double name at its hyphen [B1.18] [L3.12]', () => {
  expect(setWordMark('Kia')).toEqual({ lines: ['Kia'], sizePx: 14 });
  expect(setWordMark('Land Rover')).toMatchObject({ lines: ['Land', 'Rover'] });
  expect(setWordMark('Mercedes-Benz').lines).toEqual(['Mercedes-', 'Benz']);
});

it('sets long and short names at the same size, and only a word too long for the mark smaller [B1.18]', () => {
  for (const name of ['Volkswagen', 'Mitsubishi', 'MG']) expect(setWordMark(name).sizePx).toBe(14);
  expect(setWordMark('Longwordmotors').sizePx).toBeLessThan(14);
});

it.each(manufacturers.map(({ name }) => name))(
  'keeps %s within 86 by 48 pixels, at 13 pixels or more [L3.12]',
  (name) => {
    const { lines, sizePx } = setWordMark(name);
    expect(sizePx).toBeGreaterThanOrEqual(13);
    expect(lines.length * sizePx * 1.15).toBeLessThanOrEqual(48);
    const widths = lines.map((line) => [...line].reduce((sum, letter) => sum + advanceOf(letter), 0) * sizePx);
    expect(Math.max(...widths)).toBeLessThanOrEqual(86);
  },
);
