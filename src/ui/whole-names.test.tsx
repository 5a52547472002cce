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

it('keeps a last word of one character on the line of the word before [B9.14]', () => {
  expect(draw('2016 Foton Aumark S')).toBe('2016 Foton Aumark\u00a0S');
  expect(draw('2024 Tesla Model 3')).toBe('2024 Tesla Model\u00a03');
  expect(draw('2023 Mazda CX-5 X')).toBe(`2023 Mazda ${whole('CX-5')}\u00a0X`);
  expect(draw('Kawasaki Z 900')).toBe('Kawasaki Z 900');
});
