import { expect, it } from 'vitest';
import { readStyleSheet } from './read-style-sheet.ts';

const css = `/* two
lines: 44px; */
.part {
  color: var(--text);

  &:hover {
    /* why */
    transition:
      color var(--motion-fast),
      scale var(--motion-slow)
  }
}`;

it('reads declarations and preludes with their lines, and skips comments', () => {
  const { declarations, preludes } = readStyleSheet(css);
  expect(preludes).toEqual([
    { line: 3, text: '.part' },
    { line: 6, text: '&:hover' },
  ]);
  expect(declarations.map(({ line, property }) => [line, property])).toEqual([
    [4, 'color'],
    [8, 'transition'],
  ]);
  expect(declarations[0]?.value).toBe('var(--text)');
});
