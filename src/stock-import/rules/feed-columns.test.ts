import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { feedColumns } from './feed-columns.ts';

it('documents every column', () => {
  const documentation = readFileSync('docs/stock-feeds/columns.md', 'utf8').replaceAll(/ +/g, ' ');
  for (const { name, about, headings } of feedColumns) {
    expect(documentation).toContain(`| \`${name}\``);
    expect(documentation).toContain(`| ${about.replaceAll('|', '\\|')} | ${headings.join(', ')} |`);
  }
});
