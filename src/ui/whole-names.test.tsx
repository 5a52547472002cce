import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeNames } from './whole-names.tsx';

const draw = (text: string): string => renderToStaticMarkup(<WholeNames text={text} />);
const whole = (name: string): string => `<span class="whole-name">${name}</span>`;

it('keeps hyphenated names on one line and leaves other text alone [B9.14]', () => {
  expect(draw('2023 Honda CR-V')).toBe(`2023 Honda ${whole('CR-V')}`);
  expect(draw('Isuzu UTE D-MAX and MU-X')).toBe(`Isuzu UTE ${whole('D-MAX')} and ${whole('MU-X')}`);
  expect(draw('Ninja ZX-6R')).toBe(`Ninja ${whole('ZX-6R')}`);
  expect(draw('2024 Mazda3')).toBe('2024 Mazda3');
  expect(draw('A - B')).toBe('A - B');
  expect(draw('Harley-Davidson')).toBe('Harley-Davidson');
  expect(draw('an-extraordinarily-long-compound')).toBe('an-extraordinarily-long-compound');
});
