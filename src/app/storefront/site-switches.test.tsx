import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildHomeView } from '#src/app/storefront/home/build-home-view.ts';
import { HomeHero } from '#src/app/storefront/home/home-hero.tsx';
import { HomeSection } from '#src/app/storefront/home/home-section.tsx';
import { buildShellView } from '#src/app/storefront/shell/build-shell-view.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestStock } from '#src/app/storefront/testing/make-test-stock.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { toKebabCase } from '#src/lib/text/slugify.ts';
import { listSwitches } from '#src/sites/config/list-switches.ts';
import { mergeLayers, type RawObject } from '#src/sites/config/merge-layers.ts';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';
import { sliceFragments } from '#src/sites/config/slice-fragments.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { buildThemeCss } from '#src/sites/theme/build-theme-css.ts';
import { Footer } from '#src/sites/web/footer.tsx';
import { Header } from '#src/sites/web/header.tsx';

await loadVehiclePage();

const links = { makes: [], models: [], bodies: [], carTypes: [], budgets: [], all: null };
const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .join('\n');

const styledBy = (layout: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(layout)
    .map(([key, choice]) => `[data-${toKebabCase(key)}="${choice}"]`)
    .filter((selector) => styleSheets.includes(selector));

const draw = (config: RawObject): string => {
  const context = makeTestContext(config);
  const { site } = context;
  const shell = buildShellView(links, context);
  const vehicle = makeFullVehicle();
  const home = buildHomeView(makeTestStock({ newest: [buildVehicleCard(vehicle, context)] }), context);
  const pages = (['new', 'demo', 'used'] as const).map((carType) =>
    buildVehiclePage(makeFullVehicle({ carType }), false, context),
  );
  const markup = drawOnSite(
    <>
      <Header site={shell} path="/" isOverHero garageCount={null} onSearch={() => undefined} />
      <HomeHero hero={home.hero} search={home.search} lead={home.lead} towing={home.towing} />
      {home.sections.map((section) => (
        <HomeSection key={section.kind} section={section} />
      ))}
      <VehicleCard card={buildVehicleCard(vehicle, context)} />
      {pages.map((page) => (
        <VehiclePage key={page.phone?.href} view={page} />
      ))}
      <Footer site={shell} />
    </>,
    context,
  );
  return [buildThemeCss(site), ...styledBy(site.layout), markup].join('\n');
};

const [location] = minimalSite('wattle').locations as [RawObject];
const tile = { title: 'Sell yours', text: 'Today.', href: '/sell', action: 'Get a price' };
const filled = {
  phones: { main: '07 5550 1969' },
  legal: { entity: 'Wattle Pty Ltd' },
  home: {
    hero: { title: 'Cars', text: 'Cars', imageUrl: '/media/hero.webp' },
    promoTiles: [tile],
    reasons: [{ title: 'One price', text: 'Here.' }],
  },
};
const link = { label: 'About us', href: '/about-us' };
const withHours = (hours: RawObject): RawObject => ({
  ...filled,
  locations: [{ ...location, contact: { phone: '07 5550 1901', openingHours: [{ days: 'Mon-Sun', ...hours }] } }],
});

const rows: [path: string, value: unknown][] = [
  ['manufacturer', 'toyota'],
  ['phones.new', '07 5550 0001'],
  ['phones.demo', '07 5550 0002'],
  ['phones.used', '07 5550 0003'],
  ['social.facebook', 'https://www.facebook.com/wattle.example'],
  ['social.instagram', 'https://www.instagram.com/wattle.example'],
  ['social.youtube', 'https://www.youtube.com/wattle.example'],
  ['social.linkedin', 'https://www.linkedin.com/wattle.example'],
  ['layout.header', 'pill'],
  ['layout.hero', 'plate'],
  ['layout.card', 'row'],
  ['layout.filters', 'bar'],
  ['layout.gallery', 'mosaic'],
  ['layout.keyInformation', 'columns'],
  ['layout.footer', 'sentence'],
  ['layout.typeface', 'magazine'],
  ['navigation', [link]],
  ['footer.sentence', 'One honest price'],
  ['footer.groups', [{ title: 'Dealer', entries: [link] }]],
  ['home.hero.imageKeeps', 'upper'],
  ['home.sections', ['reasons']],
  ['home.headings.bodies', 'Shapes'],
  ['home.headings.arrivals', 'New here'],
  ['home.headings.makes', 'Makes'],
  ['home.headings.promoTiles', 'More'],
  ['home.headings.reasons', 'Why us'],
  ['home.headings.locations', 'Find us'],
  ['home.tileImages', { SUV: '/media/own-suv.webp' }],
  ['home.promoTiles', [{ ...tile, title: 'Buy one' }]],
  ['home.stats', [{ label: 'Cars', count: 'stock' }]],
  ['home.reasons', [{ title: 'Seven yards', text: 'Around Brisbane.' }]],
  ['legal.licences', [{ label: 'Motor dealer licence', number: '4190 226' }]],
  ['legal.priceNote', 'Prices include charges.'],
  ['legal.acknowledgement', 'We acknowledge the Turrbal people.'],
];

const others: Readonly<Record<string, unknown>> = {
  displayCase: 'uppercase',
  cardTitleFace: 'display',
  priceFace: 'text',
  ease: 'linear',
};

const moveToken = (key: string, value: unknown): unknown => {
  if (others[key] !== undefined) return others[key];
  if (typeof value === 'number') return value + (value < 10 ? 0.01 : 1);
  const text = String(value);
  if (text.startsWith('#')) return text === '#0b0b0b' ? '#0c0c0c' : '#0b0b0b';
  if (key.startsWith('shadow')) return '0 1px 2px #0003';
  if (key.startsWith('motion')) return '90ms';
  return text.endsWith('%') ? '90%' : '13px';
};

const isToken = ([first, second]: readonly string[]): boolean => first === 'theme' || second === 'palette';
const declared = listSwitches(siteJsonSchema).filter(({ path: [slice = ''] }) => !Object.hasOwn(sliceFragments, slice));
const tokens = declared.filter(({ path }) => isToken(path));

/** Switches that don't change these pages, each with the test that covers it. */
const seenElsewhere: Readonly<Record<string, string>> = {
  'searchEngine.host': 'where stock is sent and searched: create-stock-target.test.ts',
  'searchEngine.index': 'search-api-routes.test.ts',
  'searchEngine.searchKeyVariable': 'find-search-keys.test.ts',
  'searchEngine.adminKeyVariable': 'find-search-keys.test.ts',
  dealerships: 'names of dealers in search addresses: describe-search.test.ts',
  'home.headings.inStock': 'above vehicles of unknown listing dates: load-home-page.server.test.ts',
  'home.arrivalsCount': 'how many are looked for: home-service.server.test.ts',
  'home.stats.*.isRounded': 'figures such as 50+: home-sections.test.tsx',
  'layout.modal': 'over the vehicle page: vehicle-form.test.tsx',
  'layout.menus': 'what a mouse opens: e2e/header.spec.ts',
};

const nest = (path: string, value: unknown): RawObject =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as RawObject;

const base = draw(filled);
const defaults = new Map(declared.map(({ path, node }) => [path.join('.'), node.default]));

describe('a switch changes what its site shows', () => {
  it.each(rows)('%s [B0.02]', (path, value) => {
    expect(draw(mergeLayers(filled, nest(path, value)))).not.toBe(base);
  });

  it.each(['home.promoTiles.*.tone'])('%s [B0.02]', () => {
    const promoTiles = [{ ...tile, tone: 'accent' }];
    expect(draw(mergeLayers(filled, { home: { promoTiles } }))).not.toBe(base);
  });

  const unusual = ['budget', 'priceSlider', 'models', 'brands'].map((name) => `home.headings.${name}`);

  it.each(unusual)('%s [B0.02]', (path) => {
    const brandGroups = [{ title: 'Cars', tiles: [{ title: 'Kia', slug: 'kia', description: 'Cars.' }] }];
    const sections = ['budget', 'priceSlider', 'models', 'brands'];
    const shown = mergeLayers(filled, { home: { sections }, content: { brandGroups } });
    expect(draw(mergeLayers(shown, nest(path, 'In other words')))).toContain('In other words');
    expect(draw(mergeLayers(shown, nest(path, defaults.get(path))))).toBe(draw(shown));
  });

  it.each(['locations.*.contact.openingHours.*.status'])('%s [B0.02] [L3.06]', () => {
    const times = { open: '08:30', close: '17:30' };
    expect(draw(withHours({ status: 'By appointment only' }))).not.toBe(draw(withHours(times)));
    expect(draw(withHours({ ...times, status: 'Open' }))).toBe(draw(withHours(times)));
  });

  it('for every colour and every token of shape and type [B1.16]', () => {
    const { site } = makeTestContext();
    const idle = tokens.filter(({ path, node }) => {
      const key = path.at(-1) ?? '';
      const { theme, brand, layout } = site;
      const set = { [key]: moveToken(key, node.default) };
      const moved =
        path[0] === 'theme'
          ? { layout, brand, theme: { ...theme, ...set } }
          : { layout, theme, brand: { ...brand, palette: { ...brand.palette, ...set } } };
      return buildThemeCss(moved) === buildThemeCss(site);
    });
    expect(idle.map(({ path }) => path.join('.'))).toEqual([]);
    expect(tokens.length).toBeGreaterThan(60);
  });

  it.each(rows.map(([path]) => path).filter((path) => !path.startsWith('home.promo') && path !== 'home.reasons'))(
    '%s and back to its default changes nothing',
    (path) => {
      expect(draw(mergeLayers(filled, nest(path, defaults.get(path))))).toBe(base);
    },
  );

  it('for every switch that belongs to no slice [B0.02] [B1.16]', () => {
    const drawn = [...unusual, 'home.promoTiles.*.tone', 'locations.*.contact.openingHours.*.status'];
    const covered = [...rows.map(([path]) => path), ...drawn, ...Object.keys(seenElsewhere)];
    const expected = declared.filter(({ path }) => !isToken(path)).map(({ path }) => path.join('.'));
    expect(covered.toSorted()).toEqual(expected.toSorted());
  });
});
