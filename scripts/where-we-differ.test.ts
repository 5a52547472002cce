import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listSwitches } from '#src/sites/config/list-switches.ts';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';

const page = ['where-we-differ', 'where-our-templates-differ']
  .map((name) => readFileSync(`docs/${name}.md`, 'utf8'))
  .join('\n');
const rows = page.split('\n').filter((line) => /^\| [A-Z]\d+\.\d+/.test(line));

it('names switches, rules and decisions that exist', () => {
  const switches = new Set(listSwitches(siteJsonSchema).map(({ path }) => path.join('.')));
  const named = [...page.matchAll(/`([a-z]\w*(?:\.\w+)+)`/gi)].map(([, name = '']) => name);
  expect(named.filter((name) => !switches.has(name) && name !== 'site.yaml')).toEqual([]);
  const rules = readdirSync('docs/rules')
    .map((file) => readFileSync(`docs/rules/${file}`, 'utf8'))
    .join('');
  const ids = rows.flatMap((row) => row.match(/\b[A-Z]\d*\.\d+\b/g) ?? []);
  expect(ids.filter((id) => !rules.includes(id))).toEqual([]);
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => `docs/${link}`);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});

it('gives each difference a reason, and says whether a switch reverts it', () => {
  expect(rows.length).toBeGreaterThanOrEqual(15);
  for (const row of rows)
    expect(
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().length > 3),
    ).toEqual(Array(5).fill(true));
});
