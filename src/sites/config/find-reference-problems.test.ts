import { describe, expect, it } from 'vitest';
import { minimalSite } from '../testing/minimal-site.ts';
import { problemsOf } from '../testing/resolve-or-throw.ts';

const problemsWith = (changes: Record<string, unknown>) => problemsOf(minimalSite('acme-cars', 'group', changes));
const [location] = minimalSite('acme-cars').locations as [object];

describe('findReferenceProblems', () => {
  it('refuses a palette without enough contrast and says how much there is [B1.16]', () => {
    const problems = problemsWith({ brand: { logoUrl: '/logo.svg', palette: { textQuiet: '#aaaaaa' } } });
    expect(problems).toHaveLength(3);
    expect(problems[0]?.path).toEqual(['brand', 'palette', 'textQuiet']);
    expect(problems[0]?.message).toBe('textQuiet #aaaaaa on surface #ffffff has a contrast of 2.32 to 1');
    expect(problems[0]?.allowed).toMatch(/^at least 4.5 to 1/);
  });

  it('refuses a location of an unknown dealership, and a dealership of an unknown location [L3.05]', () => {
    const dealerships = [{ id: 5, slug: 'a', name: 'A', locationId: 99 }];
    const paths = problemsWith({ locations: [{ ...location, dealershipId: 4 }], dealerships }).map(({ path }) => path);
    expect(paths).toEqual([
      ['locations', 0, 'dealershipId'],
      ['dealerships', 0, 'locationId'],
    ]);
  });

  it('refuses duplicates: locations, hosts, a second primary location', () => {
    const twice = [
      { ...location, primary: true },
      { ...location, primary: true },
    ];
    const messages = problemsWith({ locations: twice, hosts: ['a.example', 'a.example'] }).map(
      ({ message }) => message,
    );
    expect(messages).toEqual([
      "'1' is listed twice",
      "'moorooka' is listed twice",
      'more than one location is primary',
      "'a.example' is listed twice",
    ]);
  });

  it('refuses two people of one name [D.58]', () => {
    const jo = { name: 'Jo Field', role: 'Workshop' };
    expect(problemsWith({ content: { people: [jo, { ...jo, role: 'Parts' }] } })).toEqual([
      { path: ['content', 'people', 1, 'name'], message: "'Jo Field' is listed twice" },
    ]);
  });

  it('refuses a yard with a location that the site does not have [B3.07]', () => {
    expect(problemsWith({ stockFeed: { yards: { 'Mt Barker': 'mtbarker', Main: 'moorooka' } } })).toEqual([
      {
        path: ['stockFeed', 'yards', 'Mt Barker'],
        message: "'mtbarker' isn't a location of this site",
        allowed: 'moorooka',
      },
    ]);
  });

  it('refuses an unknown make [L3.12]', () => {
    expect(problemsWith({ manufacturer: 'batmobile' })[0]?.message).toBe("no make has the slug 'batmobile'");
    expect(problemsWith({ locations: [{ ...location, manufacturers: ['batmobile'] }] })[0]?.path).toEqual([
      'locations',
      0,
      'manufacturers',
      0,
    ]);
  });

  it('refuses an order with an unknown location [L2.60]', () => {
    expect(problemsWith({ places: { order: [1, 7] } })).toEqual([
      { path: ['places', 'order', 1], message: 'no location has the id 7', allowed: '1' },
    ]);
  });

  it('refuses a finance provider without its row', () => {
    expect(problemsWith({ finance: { provider: 'a', providers: { b: { name: 'B' } } } })).toEqual([
      { path: ['finance', 'provider'], message: "no provider is called 'a'", allowed: 'b' },
    ]);
  });
});
