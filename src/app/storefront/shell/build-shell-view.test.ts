import { describe, expect, it } from 'vitest';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { LinkView } from '#src/sites/web/shell-view.ts';
import { buildShellView } from './build-shell-view.ts';
import type { StockLinks } from './build-stock-groups.ts';

const now = new Date('2026-11-20T00:00:00Z');
const linkTo = (label: string): LinkView => ({ label, href: `/search/${label.toLowerCase()}` });
const stock: StockLinks = {
  makes: Array.from({ length: 30 }, (_, index) => linkTo(`Make${index}`)),
  models: [linkTo('RAV4'), linkTo('Corolla')],
  bodies: [],
  carTypes: [linkTo('New'), linkTo('Used')],
  budgets: [linkTo('Cheap'), linkTo('Dear')],
  all: { ...linkTo('All'), count: 863 },
};
const shellOf = (changes: RawObject = {}) =>
  buildShellView(stock, { site: resolveOrThrow(minimalSite('wattle', 'group', changes)), now });

describe('buildShellView', () => {
  it('keeps the header’s entries in the site’s order [L2.36]', () => {
    const navigation = [
      { label: 'Vehicles', list: 'models' },
      { label: 'Stock', list: 'carTypes' },
      { label: 'Contact', href: '/contact' },
    ];
    expect(shellOf({ navigation }).menu.map(({ label, href }) => [label, href])).toEqual([
      ['Vehicles', null],
      ['Stock', null],
      ['Contact', '/contact'],
    ]);
  });

  it('makes the models menu from the models in stock, and the stock menu from the car types [L2.37] [L2.38]', () => {
    const navigation = [
      { label: 'Vehicles', list: 'models' },
      { label: 'Stock', list: 'carTypes' },
    ];
    const [models, carTypes] = shellOf({ navigation }).menu;
    expect(models?.links.map(({ label }) => label)).toEqual(['RAV4', 'Corolla', 'All models']);
    expect(models?.links.at(-1)?.href).toBe('/models');
    expect(carTypes?.links.map(({ label }) => label)).toEqual(['New', 'Used']);
  });

  it('gives the menu to the stock conditions, bodies and budgets with counts, each where no other menu has it [L2.38]', () => {
    const bodies = ['SUV', 'Ute'].map((label, at) => ({ ...linkTo(label), count: 9 - at }));
    const groupsOf = (...lists: readonly string[]) => {
      const navigation = lists.map((list) => ({ label: list, list }));
      const site = resolveOrThrow(minimalSite('wattle', 'group', { navigation }));
      return buildShellView({ ...stock, bodies }, { site, now }).menu.map(({ groups = [] }) =>
        groups.map(({ title, links }) => [title, ...links.map(({ label, count }) => `${label} ${count ?? ''}`.trim())]),
      );
    };
    const budget = ['Budget', 'Cheap', 'Dear'];
    expect(groupsOf('models', 'carTypes')).toEqual([
      [],
      [['Condition', 'New', 'Used', 'All 863'], ['Body type', 'SUV 9', 'Ute 8'], budget],
    ]);
    expect(groupsOf('bodies', 'carTypes')).toEqual([[], [['Condition', 'New', 'Used', 'All 863'], budget]]);
    expect(groupsOf('makes', 'bodies')).toEqual([
      [],
      [['Body type', 'SUV 9', 'Ute 8', 'All 863'], ['Condition', 'New', 'Used'], budget],
    ]);
  });

  it('drops a menu that nothing in stock fills, and cuts one that everything fills', () => {
    const navigation = [
      { label: 'Makes', list: 'makes' },
      { label: 'Bodies', list: 'bodies' },
    ];
    const { menu } = shellOf({ navigation });
    expect(menu.map(({ label }) => label)).toEqual(['Makes']);
    expect(menu[0]?.links).toHaveLength(14);
  });

  it('fills footer groups with models, links and the dealer’s terms [L2.41] [L2.42] [L2.44]', () => {
    const groups = [
      { title: 'Models', entries: [{ label: 'Every model', list: 'models' }] },
      { title: 'Buyer tools', entries: [{ label: 'Used cars', href: '/search/used-cars' }] },
      { title: 'Dealer', entries: [{ label: 'Terms', href: '/terms-and-conditions' }] },
      { title: 'Shapes', entries: [{ label: 'Every shape', list: 'bodies' }] },
    ];
    const { footer } = shellOf({ footer: { groups } });
    expect(
      footer.groups.map(({ title, isDropdown, links }) => [title, isDropdown, ...links.map(({ label }) => label)]),
    ).toEqual([
      ['Models', true, 'RAV4', 'Corolla'],
      ['Buyer tools', false, 'Used cars'],
      ['Dealer', false, 'Terms'],
    ]);
  });

  it('links the social pages that the site has, by their names [L2.45]', () => {
    const { footer } = shellOf({ social: { instagram: 'https://www.instagram.com/wattle.example' } });
    expect(footer.social).toEqual([{ label: 'Instagram', href: 'https://www.instagram.com/wattle.example' }]);
  });

  it('says the hours of a primary place by its own clock, wherever the site is at home', () => {
    const [place] = minimalSite('wattle').locations as [object];
    const site = resolveOrThrow(
      minimalSite('wattle', 'group', { locations: [{ ...place, timeZone: 'Australia/Perth' }] }),
    );
    const say = (moment: string) => buildShellView(stock, { site, now: new Date(moment) }).hoursText;
    expect(say('2026-11-22T22:45:00Z')).toBe('Moorooka: closed now, opens today at 8:30 am');
    expect(say('2026-11-22T15:00:00Z')).toBe('Moorooka: closed today, opens tomorrow at 8:30 am');
  });

  it('says name, phone, hours and licence as a shopper reads them', () => {
    expect(shellOf()).toMatchObject({
      shortName: 'The',
      nameRest: 'dealer wattle',
      phone: { text: '07 5550 1969', href: 'tel:+61755501969', askHref: null, record: null },
      hoursText: 'Moorooka: open now until 5:30 pm',
      licence: null,
    });
    const legal = { entity: 'Wattle Pty Ltd', abn: '47 555 019 690', licences: [{ label: 'Licence', number: '1' }] };
    expect(shellOf({ legal })).toMatchObject({
      licence: { text: 'Licence 1', href: null },
      footer: { licences: ['Licence 1'], entity: 'Wattle Pty Ltd, ABN 47 555 019 690' },
    });
  });

  it('shows the dealer licence of all locations in the header, or links to the footer’s list of several', () => {
    const licences = [
      { label: 'Repairer', number: 'VR 4410' },
      { label: 'LMCT', number: '11 824' },
    ];
    const legal = { entity: 'Wattle Pty Ltd', licences };
    const [place] = minimalSite('wattle').locations as [object];
    const readLicence = (...numbers: readonly string[]) =>
      shellOf({
        legal,
        locations: numbers.map((dealerLicenceNumber, at) => ({
          ...place,
          id: at + 1,
          slug: `yard-${at + 1}`,
          primary: at === 0,
          dealerLicenceNumber,
        })),
      }).licence;
    expect(readLicence('11 824', '11 824')).toEqual({ text: 'LMCT 11 824', href: null });
    expect(readLicence('LMCT 11 824')).toEqual({ text: 'LMCT 11 824', href: null });
    expect(shellOf({ legal }).licence).toEqual({ text: 'Repairer VR 4410', href: null });
    expect(readLicence('11 824', 'MD 064 218')).toEqual({ text: 'Our 2 licences', href: '#licences' });
  });
});
