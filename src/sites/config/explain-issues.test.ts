import { describe, expect, it } from 'vitest';
import { minimalSite } from '../testing/minimal-site.ts';
import { problemsOf } from '../testing/resolve-or-throw.ts';
import { findNearest } from './explain-issues.ts';

const problemsWith = (changes: Record<string, unknown>) => problemsOf(minimalSite('acme-cars', 'group', changes));

describe('the message for a refused file', () => {
  it('names an unknown key, the probable one and all allowed ones [B0.02]', () => {
    const [problem] = problemsWith({ search: { soldWindowDay: 3 } });
    expect(problem?.path).toEqual(['search', 'soldWindowDay']);
    expect(problem?.message).toBe("unknown key 'soldWindowDay'; did you mean 'soldWindowDays'?");
    expect(problem?.allowed).toContain('soldWindowDays');
  });

  it('describes the allowed type of a value', () => {
    expect(problemsWith({ search: { pageSize: 'many' } })).toEqual([
      { path: ['search', 'pageSize'], message: '"many" is not allowed', allowed: 'a whole number from 1 to 100' },
    ]);
    expect(problemsWith({ layout: { card: 'huge' } })).toEqual([
      {
        path: ['layout', 'card'],
        message: '"huge" is not allowed',
        allowed: 'one of boxed, editorial, roomy, row, poster',
      },
    ]);
    expect(problemsWith({ timeZone: 'Brisbane' })[0]).toMatchObject({
      path: ['timeZone'],
      allowed: 'a time zone of the IANA database, such as Australia/Brisbane',
    });
  });

  it('says that a logo’s path can’t have spaces, and accepts one with capitals', () => {
    const brandOf = (logoUrl: string) => problemsWith({ brand: { logoUrl } });
    expect(brandOf('/media/acme-cars/Logo New.JPG')).toMatchObject([
      { path: ['brand', 'logoUrl'], allowed: expect.stringContaining('rename a file that has a space in its name') },
    ]);
    expect(brandOf('/media/acme-cars/Logo-New.JPG')).toEqual([]);
  });

  it('names missing keys', () => {
    expect(problemsWith({ name: undefined })[0]).toMatchObject({ path: ['name'], message: 'is missing' });
  });

  it('reports every problem at once', () => {
    const paths = problemsWith({ websiteId: 0, hosts: ['HTTP://x'], colour: 'red' }).map(({ path }) => path.join('.'));
    expect(paths.sort()).toEqual(['colour', 'hosts.0', 'websiteId']);
  });

  it('requires exactly one target for a navigation entry', () => {
    const [problem] = problemsWith({ navigation: [{ label: 'Buy', href: '/', list: 'makes' }] });
    expect(problem).toEqual({ path: ['navigation', 0], message: 'needs exactly one of href, page, list, links' });
  });

  it('refuses links whose scheme runs a script', () => {
    for (const href of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example']) {
      expect(problemsWith({ navigation: [{ label: 'Buy', href }] })).toHaveLength(1);
    }
  });

  it('refuses theme values that would end their declaration', () => {
    for (const radiusCard of ['1px;color:red', '1px}', 'url(https://evil.example)', 'var(--x)']) {
      expect(problemsWith({ theme: { radiusCard } })).toHaveLength(1);
    }
  });

  it('refuses a file without keys, and keys that would reach prototypes', () => {
    for (const raw of [null, [], 'text', 7]) expect(problemsOf(raw)[0]?.message).toBe('has no keys');
    const raw = JSON.parse(JSON.stringify(minimalSite('acme-cars')).replace('{', '{"__proto__":{"polluted":true},'));
    expect(problemsOf(raw)[0]?.message).toBe("unknown key '__proto__'");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

const names = ['hosts', 'home', 'timeZone', 'pageSize'];

it('finds the probable name despite a few wrong letters and any case', () => {
  expect(findNearest('timezone', names)).toBe('timeZone');
  expect(findNearest('pageSzies', names)).toBe('pageSize');
  expect(findNearest('hots', names)).toBe('hosts');
});

it('suggests nothing when no name is near', () => {
  expect(findNearest('colour', names)).toBeUndefined();
  expect(findNearest('x', [])).toBeUndefined();
});
