import { expect, it } from 'vitest';
import { findUnmatchedTokens } from './find-unmatched-tokens.ts';
import { readStyleSheet } from './read-style-sheet.ts';

const find = (...sheets: readonly string[]) => findUnmatchedTokens(sheets.map(readStyleSheet), new Set(['--text']));

it('finds tokens that are read but never set', () => {
  expect(find('.part { color: var(--text); gap: var(--spcae); margin: var(--gap, 1px); }').unknown).toEqual([
    '--spcae',
  ]);
});

it('finds tokens that are set but never read', () => {
  expect(find('.part { --gap: 1px; --rows: 2; }', '.other { gap: var(--gap, 0); }').unread).toEqual(['--rows']);
});

it('counts tokens that a drawing reads', () => {
  const sheet = readStyleSheet('.part { --paint: red; --glass: none; }');
  const drawing = '<path fill="var(--paint,none)"/>';
  expect(findUnmatchedTokens([sheet], new Set(), [drawing])).toEqual({ unknown: [], unread: ['--glass'] });
});
