import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildColumnTable } from './build-column-table.ts';
import { fillSection } from './fill-section.ts';

const marked = 'Before\n<!-- columns: begin, generated -->\nold\n<!-- columns: end -->\nAfter\n';

it('writes between the markers only', () => {
  expect(fillSection(marked, 'columns', 'new')).toBe(
    'Before\n<!-- columns: begin, generated -->\n\nnew\n\n<!-- columns: end -->\nAfter\n',
  );
});

it('refuses a document without these markers, or with them reversed', () => {
  expect(() => fillSection('Before\nAfter\n', 'columns', 'new')).toThrow("no markers of 'columns'");
  expect(() => fillSection('<!-- columns: end --><!-- columns: begin -->', 'columns', 'new')).toThrow('no markers');
});

it('marks required columns, in lines of equal length', () => {
  const lines = buildColumnTable().split('\n');
  expect(lines.filter((line) => line.includes('(required)'))).toHaveLength(4);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
});

it('matches docs/stock-feeds/columns.md', () => {
  expect(readFileSync('docs/stock-feeds/columns.md', 'utf8')).toContain(
    `\n\n${buildColumnTable()}\n\n<!-- columns: end -->`,
  );
});
