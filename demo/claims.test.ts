import { beforeAll, describe, expect, it } from 'vitest';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { openSitesDir } from '#src/sites/server/site-source.ts';
import { buildDemoStock } from './build-stock.ts';
import { listPageWords } from './list-page-words.ts';

type StockRecord = Record<string, unknown>;

type Claim = readonly [about: string, says: RegExp, isTrueOf: (record: StockRecord) => boolean];

const hasPrice = ({ offer_price, price }: StockRecord): boolean => Number(offer_price ?? price ?? 0) > 10;
const isHere = ({ status }: StockRecord): boolean => status === 'in_stock';
const whole = String.raw`\b(?:every|each|all|all of them)\b`;

const claims: readonly Claim[] = [
  [
    'prices',
    new RegExp(`${whole}[^.]* with (?:its|a|the) price|the price you see|price that was there all along`, 'i'),
    hasPrice,
  ],
  [
    'what prices include',
    /each price includes|every price (?:tells you what’s included|says what it includes)/i,
    (record) => !hasPrice(record) || Boolean(record.price_type),
  ],
  [
    'drive-away prices',
    /drive-away price|prices are drive away/i,
    (record) => !hasPrice(record) || record.price_type === 'Drive Away',
  ],
  [
    'what was done before',
    new RegExp(
      `${whole}[^.]*(?:ridden|weighed|inspected|checked|weights|report)|(?:ridden|weighed) before (?:it is|it’s|they are|they’re) listed`,
      'i',
    ),
    isHere,
  ],
  ['what can be seen', /ready to (?:see|drive|ride)|(?:every|all)[^.]* can be seen/i, isHere],
  [
    'repayments',
    new RegExp(`weekly cost on ${whole}|${whole}[^.]* weekly cost`, 'i'),
    ({ finance_lenders }) => finance_lenders !== undefined,
  ],
];

const today = '2026-11-22';

const listStock = (slug: string, { config }: ResolvedSite): StockRecord[] =>
  buildDemoStock(slug, today).filter(
    ({ status, show_on_dealer_website }) =>
      show_on_dealer_website !== false && config.search.listing.statuses.some((listed) => listed === status),
  );

const listSentences = ({ tagline, home, footer, legal, content, config, publications }: ResolvedSite): string[] => {
  const pages = ['about-us', 'how-it-works', 'special-offers', 'workshop'].flatMap((name) => content[name] ?? []);
  const written = [
    tagline,
    footer.sentence,
    legal.priceNote,
    home.hero.title,
    home.hero.text,
    ...home.stats.map(({ label }) => label),
    ...[...home.promoTiles, ...home.reasons, ...config.promotions.promos].flatMap(({ title, text }) => [title, text]),
    ...publications.offers.flatMap(({ name, highlight, disclaimer }) => [name, highlight, disclaimer]),
    ...[...pages.flatMap(listPageWords), ...publications.offers.map(({ descriptionHtml }) => descriptionHtml)].map(
      (words) => words.replaceAll(/<[^>]*>/g, ' '),
    ),
  ];
  return written.flatMap((text) => (text ?? '').split(/(?<=[.!?])\s+/)).filter((sentence) => sentence.trim() !== '');
};

const findDenied = (sentences: readonly string[], stock: readonly StockRecord[]): string[] =>
  sentences.flatMap((sentence) =>
    claims.flatMap(([about, says, isTrueOf]) => {
      const denying = says.test(sentence) ? stock.filter((record) => !isTrueOf(record)).length : 0;
      return denying === 0 ? [] : [`${about}, denied by ${denying}: ${sentence}`];
    }),
  );

let sites: readonly ResolvedSite[];

beforeAll(async () => {
  sites = (await createSiteRegistry({ source: openSitesDir('sites'), log: console, watches: false })).all();
});

describe('the words of the demo sites', () => {
  it('claim nothing about the whole stock that a vehicle contradicts [D.58]', () => {
    expect(sites).toHaveLength(6);
    for (const site of sites) {
      const sentences = listSentences(site);
      expect(sentences.length).toBeGreaterThan(20);
      expect(findDenied(sentences, listStock(site.slug, site)), site.slug).toEqual([]);
    }
  });

  it('detects each kind of claim', () => {
    const stock: StockRecord[] = [
      { status: 'coming_soon', preorder: true },
      { status: 'in_stock', price: 9000, price_type: 'Excl. Govt. Charges' },
      { status: 'in_stock', price: 9000 },
    ];
    const broken = [
      'The price you see is the price you pay.',
      'Every Mazda in the showroom, with its price written down.',
      'What each price includes is beside it.',
      'Cars around Brisbane, and every price tells you what’s included.',
      'Mazda is all we sell new, and every price says what it includes.',
      'Drive-away prices, no haggling.',
      'Workshop report and axle weights on every one, all of them weighed.',
      'All of them ridden before they are listed.',
      'Ridden before it’s listed.',
      'Cars ready to see',
      'Rate and weekly cost on each car.',
    ];
    const caught = broken.filter((sentence) => findDenied([sentence], stock).length > 0);
    expect(caught).toEqual(broken);
  });

  it('list the makes with the most vehicles under Popular Makes [B9.12]', () => {
    const named = sites.filter(({ config }) => config.search.popularMakes.length > 0);
    expect(named.map(({ slug }) => slug)).toEqual(['bottlebrush-moto']);
    for (const site of named) {
      const counts = new Map<unknown, number>();
      for (const { make } of listStock(site.slug, site)) counts.set(make, (counts.get(make) ?? 0) + 1);
      const { popularMakes } = site.config.search;
      const leastNamed = Math.min(...popularMakes.map((make) => counts.get(make) ?? 0));
      const mostLeftOut = Math.max(
        ...[...counts].filter(([make]) => !popularMakes.includes(String(make))).map(([, n]) => n),
      );
      expect(leastNamed).toBeGreaterThan(mostLeftOut);
    }
  });
});
