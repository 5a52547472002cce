import { expect, it } from 'vitest';
import { manufacturers } from '#src/sites/config/manufacturers.ts';
import { setWordMark } from './set-word-mark.ts';

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
    for (const line of lines) expect(line.length * sizePx * 0.68).toBeLessThanOrEqual(72);
  },
);
