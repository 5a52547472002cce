import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadSite } from '../testing/load-site.ts';
import { makeSitesFolder, type SitesFolder } from '../testing/make-sites-folder.ts';

let sites: SitesFolder;
beforeEach(async () => {
  sites = await makeSitesFolder();
});

const writePage = async (name: string, body = '', head = ''): Promise<void> => {
  const file = join(sites.path, 'acme-cars', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `---\ntitle: A page\ndescription: A page\n${head}---\n\n${body}\n`);
};

const refusalWith = async (changes: object): Promise<string | undefined> => {
  await sites.write('acme-cars', { ...changes });
  const loaded = await loadSite(join(sites.path, 'acme-cars'));
  return loaded.kind === 'refused' ? loaded.message : undefined;
};

const lender = { name: 'Acme Finance' };
const careers = { label: 'Careers', href: '/carers' };

describe('a menu item or a button whose page doesn’t exist', () => {
  it('is refused with its line, the probable page and the existing ones [L2.36] [L2.20]', async () => {
    await writePage('content/careers.md');
    const refusal = await refusalWith({ navigation: [careers], calculators: { budget: { isOffered: true } } });
    expect(refusal).toMatch(
      /site\.yaml can't be used:\n {2}line \d+, navigation\[0\]\.href: there is no page at '\/carers'; did you mean '\/careers'\?\n {6}allowed: .*\/budget-search, \/careers, \/contact, /,
    );
    expect(await refusalWith({ navigation: [{ ...careers, href: '/careers/' }] })).toBeUndefined();
  });

  it.each([
    ['a menu', { navigation: [{ label: 'More', links: [careers] }] }],
    ['the footer', { footer: { groups: [{ title: 'Us', entries: [careers] }] } }],
    ['the home page', { home: { hero: { title: 'Cars', text: 'Cars', action: careers } } }],
    ['a notice', { vehicle: { page: { links: { serviceHref: '/carers' } } } }],
    ['a model', { content: { modelLinks: { rav4: '/carers' } } }],
  ])('is refused in %s', async (_, changes) => {
    expect(await refusalWith(changes)).toContain("there is no page at '/carers'");
  });

  it('is refused in a dealer’s page and its text, with the file’s name', async () => {
    await writePage('content/about-us.md', 'Come and [work](/carers) with us.');
    expect(await refusalWith({})).toMatch(/content\/about-us\.md can't be used:\n.*no page at '\/carers'/);
    const block = ['```block tiles', 'tiles: [{ title: Us, text: Us, action: Go, href: /carers }]', '```'];
    await writePage('content/about-us.md', block.join('\n'));
    expect(await refusalWith({})).toMatch(/content\/about-us\.md can't be used:\n.*no page at '\/carers'/);
  });

  it('is a page that a switch turned off', async () => {
    const navigation = [
      '/trade-in',
      '/budget-search',
      '/my-garage',
      '/watchlist',
      '/online-payment',
      '/spin-to-win',
    ].map((href) => ({ label: href, href }));
    const off = {
      tradeIn: { enabled: false },
      watchlist: { isEnabled: false },
      favourites: { isEnabled: false },
      calculators: { budget: { isOffered: false } },
    };
    expect((await refusalWith({ navigation, ...off }))?.match(/there is no page at/g)).toHaveLength(6);
    const on = {
      tradeIn: { enabled: true },
      watchlist: { isEnabled: true },
      onlinePayment: { isEnabled: true },
      calculators: { budget: { isOffered: true } },
    };
    expect(await refusalWith({ navigation: navigation.slice(0, -1), ...on })).toBeUndefined();
  });

  it('doesn’t include stock pages, other sites, or links that menus leave out [L9.37]', async () => {
    const hrefs = [
      '/search/volvo',
      '/cars/a-car',
      'https://www.example.com/book',
      'tel:0755501969',
      '/blog',
      '/reviews',
    ];
    expect(await refusalWith({ navigation: hrefs.map((href) => ({ label: href, href })) })).toBeUndefined();
  });
});

describe('the finance link of the header', () => {
  const navigation = [{ label: 'Finance', page: 'finance' }];

  it('is refused until its page exists [L2.12]', async () => {
    await writePage('content/finance.md');
    expect(await refusalWith({ navigation })).toMatch(
      /line \d+, navigation\[0\]\.page: leads to '\/finance-pre-approval' \(finance\.headerPath\), but there is no page there\n {6}allowed: content\/finance-pre-approval\.md, finance\.headerPath: \/finance/,
    );
    expect(await refusalWith({ navigation, finance: { headerPath: '/finance' } })).toBeUndefined();
    await writePage('content/finance-pre-approval.md');
    expect(await refusalWith({ navigation })).toBeUndefined();
  });
});

describe('a provider of finance', () => {
  it('needs the page that Get Finance Now leads to [B2.06] [D.61]', async () => {
    const finance = { provider: 'acme', providers: { acme: lender } };
    expect(await refusalWith({ finance })).toMatch(
      /finance\.provider: finance buttons lead to '\/finance', but there is no page there\n {6}allowed: .*\/contact/,
    );
    expect(await refusalWith({ finance: { ...finance, link: '/apply' } })).toContain(
      "finance buttons lead to '/apply'",
    );
    expect(await refusalWith({ finance: { ...finance, link: '/contact' } })).toBeUndefined();
    await writePage('content/finance.md');
    expect(await refusalWith({ finance })).toBeUndefined();
  });

  it('needs the page of its own link, and the application page for dealerships with one [L2.11] [D.61]', async () => {
    const linked = (link: string) => ({ finance: { provider: 'acme', providers: { acme: { ...lender, link } } } });
    expect(await refusalWith(linked('/lender?car_id={id}'))).toContain("finance buttons lead to '/lender?car_id={id}'");
    expect(await refusalWith(linked('https://lender.example/{slug}'))).toBeUndefined();
    await writePage('content/finance.md');
    const finance = { provider: 'acme', providers: { acme: lender }, applyDealerships: ['acme-north'] };
    expect(await refusalWith({ finance })).toContain("finance buttons lead to '/apply-for-finance'");
  });
});

it('a default link to a page that the dealer didn’t write is left out [B2.55] [L2.29]', async () => {
  const load = async () => {
    const loaded = await loadSite(join(sites.path, 'acme-cars'));
    if (loaded.kind === 'refused') throw new Error(loaded.message);
    const { leads, vehicle } = loaded.site.config;
    return [leads.privacyHref, vehicle.page.links.serviceHref];
  };
  expect(await load()).toEqual([null, null]);
  for (const name of ['privacy-policy', 'service']) await writePage(`content/${name}.md`);
  expect(await load()).toEqual(['/privacy-policy', '/service']);
});

it('cards have no finance button until the dealer has a finance page [B2.06]', async () => {
  const buttonsOf = async () => {
    const loaded = await loadSite(join(sites.path, 'acme-cars'));
    return loaded.kind === 'site' ? loaded.site.config.vehicle.cards.buttons : [];
  };
  expect(await buttonsOf()).not.toContain('getFinance');
  await writePage('content/finance.md');
  expect(await buttonsOf()).toContain('getFinance');
});
