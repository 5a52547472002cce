import { describe, expect, it } from 'vitest';
import type { Switch } from '#src/sites/config/list-switches.ts';
import { findReaders } from './find-readers.ts';

const readersOf = (path: string, text: string, file = 'src/app/a.ts'): readonly string[] => {
  const row: Switch = { path: path.split('.'), node: {} };
  return findReaders([row], [{ path: file, text }]).get(path) ?? [];
};

const pageSize = [
  'export const a = site.config.search.pageSize;',
  'export const a = site.config?.search?.pageSize ?? 1;',
  'const { search } = config; export const a = search.pageSize;',
  'const { pageSize } = site.config.search;',
  'const { search: { pageSize = 2 } } = site.config;',
  'export const f = ({ pageSize }: SearchConfig) => pageSize;',
  "export const f = ({ pageSize }: Pick<SearchConfig, 'pageSize'>) => pageSize;",
  'type Sizes = Pick<SearchConfig, "pageSize">; export const f = ({ pageSize }: Sizes) => pageSize;',
  'export const f = (config: SearchConfig) => config.pageSize;',
  'interface Source { readonly given: SearchConfig } export const f = (s: Source) => s.given.pageSize;',
];

describe('a reader of a switch', () => {
  it.each(pageSize)('is seen in: %s', (text) => {
    expect(readersOf('search.pageSize', text)).toEqual(['src/app/a.ts']);
  });

  it.each([
    'export const a = page.pageSize;',
    'export const f = ({ pageSize }: ResultPage) => pageSize;',
    'export const a = { search: { pageSize: 2 } };',
    '// search.pageSize',
    "export const a = 'search.pageSize';",
  ])('is not: %s', (text) => {
    expect(readersOf('search.pageSize', text)).toEqual([]);
  });

  it('uses the name of a slice’s config in its own folder', () => {
    const text = 'export const a = source.config.pageSize;';
    expect(readersOf('search.pageSize', text, 'src/search/a.ts')).toEqual(['src/search/a.ts']);
    expect(readersOf('search.pageSize', text)).toEqual([]);
  });

  it('reads the entries of a list or table', () => {
    const path = 'finance.providers.*.rounding';
    expect(readersOf(path, 'providers.map(({ rounding }) => rounding);')).toHaveLength(1);
    expect(readersOf(path, 'export const a = provider.rounding;')).toHaveLength(1);
    expect(readersOf(path, 'export const a = loan.rounding;')).toEqual([]);
  });

  it('reads every key with a computed key, unless a file names the key', () => {
    const row: Switch = { path: ['phones', 'used'], node: {} };
    const anyOf = { path: 'src/any.ts', text: 'export const a = site.phones[carType];' };
    const named = { path: 'src/named.ts', text: 'export const a = site.phones.used;' };
    expect(findReaders([row], [anyOf]).get('phones.used')).toEqual(['src/any.ts']);
    expect(findReaders([row], [anyOf, named]).get('phones.used')).toEqual(['src/named.ts']);
    expect(readersOf('phones.used', 'export const a = phones[0];')).toEqual([]);
  });

  it('reads every cell of a table with two computed keys', () => {
    const path = 'tradeIn.deductions.tyres.two';
    expect(readersOf(path, 'export const a = config.deductions[question][answer];')).toHaveLength(1);
    expect(readersOf(path, 'export const a = (config.deductions[question] as Row)?.[answer] ?? 0;')).toHaveLength(1);
    expect(readersOf(path, 'export const a = config.deductions.keys[answer];')).toEqual([]);
    expect(readersOf(path, 'export const a = config.other[question][answer];')).toEqual([]);
  });

  it('may be a style sheet that reads a custom property', () => {
    expect(readersOf('theme.radiusCard', '.a { border-radius: var(--radius-card); }', 'src/a.css')).toHaveLength(1);
    expect(readersOf('theme.radiusCard', '.a { --radius-card: 0; }', 'src/a.css')).toEqual([]);
    expect(readersOf('brand.palette.onInk', '.a { color: var(--on-ink, red); }', 'src/a.css')).toHaveLength(1);
  });
});
