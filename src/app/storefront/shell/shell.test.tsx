import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestPost } from '#src/blog/testing/make-test-post.ts';
import { makeTestSet } from '#src/reviews/testing/make-test-set.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import type { Publications } from '#src/sites/model/publications.ts';
import { loadSite } from '#src/sites/testing/load-site.ts';
import { noPublications } from '#src/sites/testing/no-pages.ts';
import { Footer } from '#src/sites/web/footer.tsx';
import { Header } from '#src/sites/web/header.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildShellView } from './build-shell-view.ts';

const links = {
  makes: [{ label: 'Toyota', href: '/search/toyota' }],
  models: [],
  bodies: [],
  carTypes: [],
  budgets: [],
  all: null,
};
const legal = {
  entity: 'Wattle Pty Ltd',
  abn: '47 555 019 690',
  licences: [
    { label: 'Motor dealer licence', number: '4190 226' },
    { label: 'Repairer licence', number: 'MVRL 1' },
  ],
  priceNote: 'Prices include charges.',
  acknowledgement: 'We acknowledge the Turrbal people.',
};
const full: RawObject = {
  legal,
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Stock', href: '/search/new-used-and-demo-cars/' },
    { label: 'Brands', list: 'makes' },
    { label: 'Contact', href: '/contact' },
  ],
  footer: { groups: [{ title: 'Dealer', entries: [{ label: 'Terms', href: '/terms-and-conditions' }] }] },
  social: { facebook: 'https://www.facebook.com/wattle.example' },
};
const viewOf = (config: RawObject) => {
  const { site, now } = makeTestContext(config);
  return buildShellView(links, { site, now });
};
const drawFooter = (config: RawObject) => renderToStaticMarkup(<Footer site={viewOf(config)} />);
const drawHeader = (config: RawObject, path = '/') =>
  renderToStaticMarkup(
    <Header site={viewOf(config)} path={path} isOverHero={false} garageCount={null} onSearch={() => undefined} />,
  );
const currentOf = (markup: string) => markup.match(/<a[^>]*aria-current="page"[^>]*>.*?<\/a>/g)?.map(readText) ?? [];

it('says licence and repairer numbers, what prices include and who sells at the foot of every page', () => {
  const words = readText(drawFooter(full));
  expect(words).toContain('Motor dealer licence 4190 226 Repairer licence MVRL 1');
  expect(words).toContain(
    'Prices include charges. We acknowledge the Turrbal people. Wattle Pty Ltd, ABN 47 555 019 690',
  );
});

it('has the links, the phone and the social pages of the site at its foot [L2.42] [L2.44] [L2.45]', () => {
  const markup = drawFooter(full);
  expect(readText(markup)).toContain('Dealer Terms');
  expect(markup).toContain('href="/terms-and-conditions"');
  expect(markup).toContain('href="tel:+61755501969"');
  expect(markup).toContain('href="https://www.facebook.com/wattle.example"');
});

it('leads to the privacy choices from the foot of a site with parts of other companies, and of no other [D.24]', () => {
  const leads = { privacyHref: '/privacy-policy' };
  const tracking = { analyticsId: 'GTM-AB12CD3' };
  const groups = ['Stock', 'Dealer'].map((title) => ({
    title,
    entries: [{ label: `${title} page`, href: '/a-page' }],
  }));
  const markup = drawFooter({ ...full, leads, tracking, footer: { groups } });
  expect(markup).toContain('<a href="/privacy-policy#privacy-choices">Privacy choices</a>');
  expect(readText(markup)).toContain('Stock Stock page Dealer Dealer page Privacy choices');
  const alone = drawFooter({ tracking });
  expect(readText(alone)).toContain('Privacy Privacy choices');
  expect(findMarkupFlaws(alone)).toEqual([]);
  expect(drawFooter({ ...full, leads })).not.toContain('Privacy choices');
});

it('says the sentence of the site at its foot, or else its name', () => {
  expect(readText(drawFooter({ footer: { sentence: 'Come and see.' } }))).toMatch(/^Come and see\. 07 5550 1969/);
  expect(readText(drawFooter({}))).toMatch(/^The dealer wattle 07 5550 1969/);
});

it('says hours, licence and phone at the head of every page [L2.36]', () => {
  expect(readText(drawHeader(full))).toMatch(
    /^Moorooka: closed today, opens Monday at 8:30 am Motor dealer licence 4190 226 07 5550 1969 The dealer wattle/,
  );
  expect(readText(drawHeader({}))).toMatch(
    /^Moorooka: closed today, opens Monday at 8:30 am 07 5550 1969 The dealer wattle/,
  );
});

it('marks the header that is one with the hero, and no other', () => {
  const draw = (isOverHero: boolean) =>
    renderToStaticMarkup(
      <Header site={viewOf({})} path="/" isOverHero={isOverHero} garageCount={null} onSearch={() => undefined} />,
    );
  expect(draw(true)).toMatch(/<header[^>]* data-over-hero="true"/);
  expect(draw(false)).not.toContain('data-over-hero');
});

describe('a wide logo', () => {
  const wide = { logoUrl: '/media/a/logo.svg', logoSize: { width: 420, height: 96 } };
  const onBrand = { ...wide, logoOnBrandUrl: '/media/a/white.svg' };
  const draw = (brand: object, hero: string, isOverHero = true) =>
    renderToStaticMarkup(
      <Header
        site={viewOf({ brand, layout: { hero } })}
        path="/"
        isOverHero={isOverHero}
        garageCount={null}
        onSearch={() => undefined}
      />,
    );
  const home = (markup: string) => /<a class="[^"]*" href="\/">(.*?)<\/a>/.exec(markup)?.[1] ?? '';

  it('takes the place of mark and name, in its own proportions [L2.36]', () => {
    expect(home(draw(wide, 'field', false))).toMatch(
      /^<img class="[^"]*" src="\/media\/a\/logo\.svg" alt="The dealer wattle" width="193" height="44"\/>$/,
    );
    expect(home(draw(wide, 'searchBox'))).toContain('logo.svg');
    expect(home(draw({ logoUrl: '/media/a/mark.svg' }, 'field', false))).toMatch(/alt="" width="40".*wattle/);
    expect(home(draw({ ...wide, logoSize: { width: 2000, height: 100 } }, 'field', false))).toContain(
      'width="216" height="11"',
    );
  });

  it.each(['field', 'photograph'])(
    'is on a plate over a %s, or gives way to one that can be read there [L2.36]',
    (hero) => {
      expect(home(draw(wide, hero))).toMatch(
        /^<img class="[^"]*plate[^"]*" src="[^"]*logo\.svg" alt="The dealer wattle"/,
      );
      expect(home(draw(onBrand, hero))).toMatch(
        /^<img class="[^"]*logo[^"]*" src="[^"]*white\.svg" alt="The dealer wattle"/,
      );
      expect(home(draw(onBrand, hero, false))).toContain('logo.svg');
    },
  );

  it('is in the footer too, without the name [L2.36]', () => {
    const foot = drawFooter({ brand: wide });
    expect(home(foot)).toMatch(/^<img class="[^"]*plate[^"]*" src="[^"]*logo\.svg" alt="The dealer wattle"[^>]*>$/);
    expect(home(drawFooter({ brand: { logoUrl: '/media/a/mark.svg' } }))).toContain('mark.svg');
  });
});

it('breaks a name between words that don’t belong together [L2.36]', () => {
  const read = (name: string) => {
    const { shortName, nameRest } = viewOf({ name });
    return [shortName, nameRest];
  };
  expect(read('Dunstan & Daughter Used Cars')).toEqual(['Dunstan & Daughter', 'Used Cars']);
  expect(read('Smith and Sons')).toEqual(['Smith and Sons', '']);
  expect(read('Acme Cars')).toEqual(['Acme', 'Cars']);
  expect(read('Acme')).toEqual(['Acme', '']);
});

it('has every link of the menu, on wide screens and on a phone [L2.36] [L2.46]', () => {
  expect(readText(drawHeader(full))).toMatch(
    /wattle Home Stock Brands Toyota Contact Search Garage 07 5550 1969 Home Stock Brands Toyota Contact Call 07 5550 1969$/,
  );
});

/** Lists the main menu's visible entries: the label of a menu that opens, otherwise the link's address. */
const readEntries = (header: string): readonly (string | undefined)[] => {
  const main = /<nav[^>]*aria-label="Main">(.*?)<\/nav>/s.exec(header)?.[1]?.replaceAll(/<ul\b.*?<\/ul>/gs, '') ?? '';
  return [...main.matchAll(/<a [^>]*href="([^"]+)"|<summary>([^<]+)/g)].map(([, href, label]) => href ?? label);
};

it.each(readdirSync('sites'))(
  'has the entries of the header of %s in their order, and blog and figures where it has them [L2.36] [L9.37]',
  async (slug) => {
    const loaded = await loadSite(join('sites', slug));
    if (loaded.kind === 'refused') throw new Error(loaded.message);
    const { site } = loaded;
    const list = [{ label: 'One', href: '/search/one' }];
    const stock = { makes: list, models: list, bodies: list, carTypes: list, budgets: [], all: null };
    const view = buildShellView(stock, { site, now: new Date('2026-11-21T02:00:00Z') });
    const header = renderToStaticMarkup(
      <Header site={view} path="/" isOverHero={false} garageCount={null} onSearch={() => undefined} />,
    );
    const { headerPath } = site.config.finance;
    expect(readEntries(header)).toEqual([
      '/',
      expect.stringMatching(/^(Vehicles|Caravans|Trucks|Bikes)$/),
      'Stock',
      ...['/special-offers', headerPath, '/trade-in'],
      ...['Service', 'About us'],
    ]);
    expect(header.includes('href="/blog"')).toBe(site.config.blog.isEnabled);
    expect(header.includes('href="/#figures"')).toBe(site.home.stats.length > 0);
  },
);

it('opens the models at the foot as a dropdown that needs no scripts, and leaves other columns open [L2.41]', () => {
  const groups = [
    { title: 'Models', entries: [{ label: 'Every model', list: 'models' }] },
    { title: 'Dealer', entries: [{ label: 'Terms', href: '/terms-and-conditions' }] },
  ];
  const { site, now } = makeTestContext({ footer: { groups } });
  const stock = { ...links, models: [{ label: 'RAV4', href: '/search/toyota/rav4' }] };
  const markup = renderToStaticMarkup(<Footer site={buildShellView(stock, { site, now })} />);
  const [dropdown = '', ...others] = markup.match(/<details>.*?<\/details>/gs) ?? [];
  expect(others).toEqual([]);
  expect(readText(dropdown)).toBe('Models RAV4');
  expect(dropdown).toContain('href="/search/toyota/rav4"');
  expect(findMarkupFlaws(markup)).toEqual([]);
});

it('says how many vehicles each choice of the menu to the stock leads to, on wide screens and on a phone [L2.38]', () => {
  const { site, now } = makeTestContext({ navigation: [{ label: 'Stock', list: 'carTypes' }] });
  const counted = (label: string, count: number) => ({ label, href: `/search/${label}`, count });
  const stock = { ...links, carTypes: [counted('Used', 12)], bodies: [counted('SUV', 7), counted('Ute', 5)] };
  const markup = renderToStaticMarkup(
    <Header
      site={buildShellView(stock, { site, now })}
      path="/"
      isOverHero={false}
      garageCount={null}
      onSearch={() => undefined}
    />,
  );
  expect(readText(markup).match(/Stock Condition Used 12 Body type SUV 7 Ute 5/g)).toHaveLength(2);
  expect(markup.match(/<ul aria-label="Body type">/g)).toHaveLength(2);
  expect(findMarkupFlaws(markup)).toEqual([]);
});

it('folds licences where there are more than three, and says how many there are', () => {
  const licences = Array.from({ length: 4 }, (_, at) => ({ label: 'Licence', number: `MD ${at}` }));
  const draw = (count: number) => drawFooter({ legal: { ...legal, licences: licences.slice(0, count) } });
  expect(draw(3)).not.toContain('<details');
  expect(readText(draw(4))).toContain('Our 4 licences Licence MD 0 Licence MD 1 Licence MD 2 Licence MD 3');
  expect(draw(4)).toContain('<details');
});

it('offers to show a hidden number wherever it would be called from, and leaves no digits of it [B4.46]', () => {
  const hidden = { ...full, vehicle: { phoneStart: 'masked' } };
  for (const draw of [drawHeader, drawFooter]) {
    const words = readText(draw(hidden));
    expect(words).toContain('Show number');
    expect(words).not.toMatch(/•|07 55|Call/);
  }
});

it('leads to finance by the page of the site, in its head and at its foot [L2.12]', () => {
  const entry = { label: 'Finance', page: 'finance' };
  const linked = { navigation: [entry], footer: { groups: [{ title: 'Money', entries: [entry] }] } };
  for (const draw of [drawHeader, drawFooter]) {
    expect(draw(linked)).toContain('href="/finance-pre-approval"');
    const named = draw({ ...linked, finance: { headerPath: '/finance' } });
    expect(named).toContain('href="/finance"');
    expect(named).not.toContain('/finance-pre-approval');
  }
});

it('leads to the blog while it has posts, and to reviews while any show, at head and foot of every page [L9.37] [L5.18]', () => {
  const publishing = [
    { label: 'Read', href: '/blog' },
    { label: 'Heard', href: '/reviews' },
  ];
  const config = {
    blog: { isEnabled: true },
    navigation: [{ label: 'Contact', href: '/contact' }, { label: 'About', links: publishing }, ...publishing],
    footer: { groups: [{ title: 'Dealer', entries: publishing }] },
  };
  const waysOn = (changes: RawObject, publications: Partial<Publications>): readonly string[] => {
    const { site, now } = makeTestContext({ ...config, ...changes });
    const view = buildShellView(links, {
      site: { ...site, publications: { ...noPublications, ...publications } },
      now,
    });
    const head = renderToStaticMarkup(
      <Header site={view} path="/" isOverHero={false} garageCount={null} onSearch={() => undefined} />,
    );
    const markup = head + renderToStaticMarkup(<Footer site={view} />);
    expect(findMarkupFlaws(head)).toEqual([]);
    return publishing.flatMap(({ href }) => markup.match(new RegExp(`href="${href}"`, 'g')) ?? []);
  };
  const blog = Array.from({ length: 5 }, () => 'href="/blog"');
  const reviews = Array.from({ length: 5 }, () => 'href="/reviews"');
  const all = { posts: [makeTestPost()], reviewSets: [makeTestSet()] };
  expect(waysOn({}, all)).toEqual([...blog, ...reviews]);
  expect(waysOn({ blog: { isEnabled: false } }, all)).toEqual(reviews);
  expect(waysOn({}, { posts: [makeTestPost({ day: '2026-11-22' })] })).toEqual([]);
  expect(waysOn({ reviews: { isHidden: true } }, all)).toEqual(blog);
});

it('leads to the garage where the site has it, and not where it has none [B6.02] [D.29] [D.30]', () => {
  expect(drawHeader({})).toContain('href="/my-garage"');
  const own = drawHeader({ favourites: { garagePath: '/mybigboxcars' } });
  expect(own).toContain('href="/mybigboxcars"');
  expect(own).not.toContain('href="/my-garage"');
  for (const none of [{ hasGaragePage: false }, { isEnabled: false }]) {
    expect(readText(drawHeader({ favourites: none }))).not.toContain('Garage');
  }
});

it('leads to the watchlist in the place of the garage where the site has one [B1.15] [D.55]', () => {
  const markup = drawHeader({ watchlist: { isEnabled: true } });
  expect(markup).toContain('href="/watchlist"');
  expect(readText(markup)).toContain('Watchlist');
  expect(markup).not.toContain('href="/my-garage"');
  expect(drawHeader({})).not.toContain('href="/watchlist"');
});

it('marks the link of the page that shows as the current one', () => {
  expect(currentOf(drawHeader(full, '/contact'))).toEqual(['Contact']);
  expect(currentOf(drawHeader(full, '/search/new-used-and-demo-cars/'))).toEqual(['Stock']);
  expect(currentOf(drawHeader(full, '/search/new-used-and-demo-cars/more'))).toEqual(['Stock']);
  for (const path of ['/', '/contact-lenses']) expect(currentOf(drawHeader(full, path))).toEqual([]);
});

it.each([
  ['everything said', full],
  ['nothing said', {}],
])('has words in every part and an address behind every link with %s', (_, config) => {
  expect(findMarkupFlaws(drawHeader(config))).toEqual([]);
  expect(findMarkupFlaws(drawFooter(config))).toEqual([]);
});
