import type { Paint } from '../stock/colours.ts';

const bases: Readonly<Record<Paint, string>> = {
  white: '#eff1f0',
  silver: '#bcc2c6',
  grey: '#6b747a',
  black: '#262b30',
  blue: '#2c66ab',
  navy: '#20345a',
  red: '#b3172a',
  green: '#3f5a4b',
  orange: '#c8581d',
  sand: '#a99270',
};

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

export const mix = (first: string, second: string, share: number): string => {
  const other = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

export interface PaintTones {
  readonly base: string;
  readonly light: string;
  readonly bright: string;
  readonly dark: string;
  readonly deep: string;
}

export const tonesOf = (paint: Paint): PaintTones => {
  const base = bases[paint];
  return {
    base,
    light: mix(base, '#ffffff', 0.22),
    bright: mix(base, '#ffffff', paint === 'black' || paint === 'navy' ? 0.34 : 0.45),
    dark: mix(base, '#0a1014', 0.26),
    deep: mix(base, '#0a1014', 0.46),
  };
};
