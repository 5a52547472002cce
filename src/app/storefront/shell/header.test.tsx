import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawHeader, full, links, viewOf } from '#src/app/storefront/testing/draw-shell.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { loadSite } from '#src/sites/testing/load-site.ts';
import { Header } from '#src/sites/web/header.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildShellView } from './build-shell-view.ts';

const currentOf = (markup: string) => markup.match(/<a[^>]*aria-current="page"[^>]*>.*?<\/a>/g)?.map(readText) ?? [];

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

it('has every link of the menu, on wide screens and on a phone [L2.36] [L2.46]', () => {
  expect(readText(drawHeader(full))).toMatch(
    /wattle Home Stock Brands Toyota Contact Search Garage 07 5550 1969 Home Stock Brands Toyota Contact Call 07 5550 1969$/,
  );
});

it('folds the groups of the phone menu, so that its main links stay together, without scripts [L2.46]', () => {
  const navigation = [
    { label: 'Brands', list: 'makes' },
    { label: 'Contact', href: '/contact' },
  ];
  const [, panel = ''] = drawHeader({ navigation }).match(/<nav[^>]*aria-label="All pages">(.*?)<\/nav>/s) ?? [];
  expect(readText(panel)).toMatch(/^Brands Toyota Contact Call /);
  const [folded = '', ...others] = panel.match(/<details>.*?<\/details>/gs) ?? [];
  expect(others).toEqual([]);
  expect(readText(folded)).toBe('Brands Toyota');
  expect(panel).not.toContain(' open');
});

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
