import { describe, expect, it } from 'vitest';
import { findLiterals } from './find-literals.ts';
import { readStyleSheet } from './read-style-sheet.ts';

const countIn = (css: string): number => findLiterals(readStyleSheet(css)).length;

describe('findLiterals', () => {
  it.each([
    'color: #fff',
    'background: rgb(0 0 0 / 0.5)',
    'border: 1px solid oklch(0.7 0.1 200)',
    'fill: white',
    'transition: color 120ms',
    'animation-delay: .2s',
    'min-block-size: 44px',
    'margin-block-start: -44px',
    'block-size: 48px',
    '--button-height: 52px',
    'padding: 7px 12px',
    'inset-block-end: -8px',
    'gap: 4px',
    'font-size: 1.25rem',
    'font: 700 19px / 1.2 var(--font-display)',
    'border-radius: 999px',
    'border-start-end-radius: 14px',
    'z-index: 20',
  ])('refuses %s', (declaration) => expect(countIn(`.part { ${declaration}; }`)).toBe(1));

  it.each([
    'color: color-mix(in srgb, var(--text) 30%, transparent)',
    'mask-image: linear-gradient(black, transparent)',
    'transition: color var(--motion-fast)',
    'min-block-size: var(--target-least)',
    'inline-size: 144px',
    'padding: 7px var(--s3)',
    'gap: 1px',
    'font-size: clamp(2rem, 1.7rem + 1.2vw, 2.625rem)',
    'font: var(--price-weight) var(--type-24) / 1.15 var(--price-face)',
    'border-radius: 0',
    'border-radius: min(var(--radius-card), 8px)',
    'grid-area: white-space',
  ])('accepts %s', (declaration) => expect(countIn(`.part { ${declaration}; }`)).toBe(0));

  it.each(['@media (width >= 65rem)', '@media (width < 768px)', '@media (48rem <= width < 63rem)'])(
    'refuses %s, a width that no other layout changes at',
    (query) => expect(countIn(`${query} { .part { color: inherit; } }`)).toBe(1),
  );

  it.each([
    '@media (width >= 64rem)',
    '@media (48rem <= width < 64rem)',
    '@media (scripting: none)',
    '@container (width < 340px)',
  ])('accepts %s', (query) => expect(countIn(`${query} { .part { color: inherit; } }`)).toBe(0));

  it('reports the line and the fix', () => {
    expect(findLiterals(readStyleSheet('.part {\n  gap: 8px;\n}'))).toEqual([
      { line: 2, text: 'gap: 8px (use a step of space)' },
    ]);
  });
});
