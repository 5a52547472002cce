import { expect, it } from 'vitest';
import { findUnmatchedTokens } from './find-unmatched-tokens.ts';
import { readStyleSheet } from './read-style-sheet.ts';

const find = (...sheets: readonly string[]) => findUnmatchedTokens(sheets.map(readStyleSheet), new Set(['--text']));

it('finds what is read and set nowhere', () => {
  expect(find('.part { color: var(--text); gap: var(--spcae); margin: var(--gap, 1px); }').unknown).toEqual([
    '--spcae',
  ]);
});

it('finds what is set and read nowhere', () => {
  expect(find('.part { --gap: 1px; --rows: 2; }', '.other { gap: var(--gap, 0); }').unread).toEqual(['--rows']);
});

it('takes what a drawing reads for read', () => {
  const sheet = readStyleSheet('.part { --paint: red; --glass: none; }');
  const drawing = '<path fill="var(--paint,none)"/>';
  expect(findUnmatchedTokens([sheet], new Set(), [drawing])).toEqual({ unknown: [], unread: ['--glass'] });
});
