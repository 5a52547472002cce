import { describe, expect, it } from 'vitest';
import { minimalSite } from '../testing/minimal-site.ts';
import { problemsOf } from '../testing/resolve-or-throw.ts';

const problemsWith = (changes: Record<string, unknown>): readonly string[] =>
  problemsOf(minimalSite('acme-cars', 'group', changes)).map(({ path, message }) => `${path.join('.')}: ${message}`);

const careers = { label: 'Careers', href: '/careers' };
const jobs = { label: 'Jobs', href: '/careers/' };
const about = { label: 'About us', href: '/about-us' };
const brands = { label: 'Brands', list: 'makes' };

describe('menus and the footer of a site', () => {
  it('have no duplicate link in a menu [L2.36]', () => {
    expect(problemsWith({ navigation: [careers, about, careers] })).toEqual([
      "navigation.2.label: 'Careers' is listed twice",
    ]);
    expect(problemsWith({ navigation: [{ label: 'More', links: [careers, jobs] }] })).toEqual([
      "navigation.0.links.1.href: 'Jobs' and 'Careers' both lead to /careers",
    ]);
  });

  it('have no duplicate link in a footer column, groups included [L2.42]', () => {
    const groups = [{ title: 'Us', entries: [careers, { label: 'More', links: [about, jobs] }] }];
    expect(problemsWith({ footer: { groups } })).toEqual([
      "footer.groups.0.entries.1.links.1.href: 'Jobs' and 'Careers' both lead to /careers",
    ]);
    expect(problemsWith({ footer: { groups: [groups[0], { title: 'Us', entries: [about] }] } })).toContain(
      "footer.groups.1.title: 'Us' is listed twice",
    );
  });

  it('may repeat a link in several places, and have lists from the stock', () => {
    const navigation = [careers, { label: 'More', links: [careers, about] }, brands, { label: 'Makes', list: 'makes' }];
    const groups = [
      { title: 'Us', entries: [careers, about] },
      { title: 'More', entries: [careers, brands] },
    ];
    expect(problemsWith({ navigation, footer: { groups } })).toEqual([]);
  });
});
