import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { csvColumns } from './csv-columns.ts';

it('documents every column', () => {
  const documentation = readFileSync('docs/stock-feeds.md', 'utf8').replaceAll(/ +/g, ' ');
  for (const { name, about, aliases } of csvColumns) {
    expect(documentation).toContain(`| \`${name}\``);
    expect(documentation).toContain(`| ${about.replaceAll('|', '\\|')} | ${aliases.join(', ')} |`);
  }
});
