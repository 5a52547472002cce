import { describe, expect, it } from 'vitest';
import { buildSearchPage } from '#src/app/storefront/search/build-search-page.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildSimilarView } from '#src/app/storefront/vehicle/build-similar-view.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { buildAlternativesQuery } from '#src/search/rules/query/build-alternatives-query.ts';
import { buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import { buildSimilarQueries } from '#src/search/rules/query/build-similar-queries.ts';
import { parseSearchState } from '#src/search/rules/url/parse-search-state.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { listSwitches } from '#src/sites/config/list-switches.ts';
import { mergeLayers, type RawObject } from '#src/sites/config/merge-layers.ts';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';
import { sliceFragments } from '#src/sites/config/slice-fragments.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';

const { now } = makeTestContext();
const nowSeconds = now.getTime() / 1000;
const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();

const lender = makeTestLender({ termYears: null, paymentWeekCents: 19_840 });
const sold = { status: 'sold', soldAtSeconds: nowSeconds - 2 * 86_400, financeLenders: { lender } };
const weights = {
  bodyWidthMm: null,
  bodyLengthMm: null,
  tareKg: 2196,
  aggregateTrailerMassKg: 2700,
  axleType: null,
  sleeps: 2,
};

const photo = (url: string): Vehicle['images'][number] => ({
  image: { url, thumb: null },
  isVideo: false,
  caption: null,
});
const spun = { spinImages: ['/spin-1.avif', '/spin-2.avif'], images: [photo('/1.jpg'), photo('/2.jpg')] };

/** A vehicle for every state that a switch speaks of. */
const stock: readonly Vehicle[] = (
  [
    { priceCents: 4_000_000, regoPlate: '123ABC', regoExpiry: '2026-01-31', vin: 'JN1TCAT33A0004187' },
    sold,
    sold,
    { simpleFuel: 'Electric', carType: 'new', priceCents: 4_100_000, createdAt: daysAgo(5) },
    { make: 'Mazda', model: 'CX-5', isCertified: true, carType: 'demo', priceCents: 4_200_000, createdAt: daysAgo(5) },
    { make: 'Mazda', model: 'CX-5', isCertified: true, priceCents: 4_200_000, dealershipSlug: 'wattle-mazda' },
    { make: 'Toyota', model: 'RAV4', tag: 'Runout Sale', priceCents: 4_300_000, seats: 5 },
    { createdAt: daysAgo(5), priceCents: 4_400_000, seats: 7 },
    { subscriptionPriceCents: 25_000 },
    { priceCents: 4_500_000, market: { stateAverageCents: 4_560_000, nationalAverageCents: null } },
    {
      priceCents: 4_600_000,
      financeLenders: { lender },
      make: 'Toyota',
      model: 'RAV4',
      dealershipSlug: 'wattle-toyota',
    },
    { priceCents: 4_650_000, hasNvic: true },
    { priceCents: 4_700_000, financeLenders: { lender: { ...lender, paymentWeekCents: null } } },
    {
      priceCents: 4_800_000,
      specifications: weights,
      images: [{ image: { url: '/stock.jpg', thumb: null }, isVideo: false, caption: null }],
    },
    { dealerComments: 'word '.repeat(90), standardEquipment: Array.from({ length: 12 }, (_, at) => `Feature ${at}`) },
    { itemType: 'caravan', priceCents: 4_900_000 },
    { ...spun, priceCents: 4_910_000 },
    { ...spun, spinCode: 'swl#1', priceCents: 4_920_000 },
    { status: 'coming_soon', priceCents: 5_000_000, locationId: 1 },
    { itemType: 'truck', isReserved: true, fuel: 'Diesel' },
    { itemType: 'motorcycle', isPreorder: true, colour: 'Red' },
  ] satisfies Partial<Vehicle>[]
).map((fields, index) =>
  makeTestVehicle({
    id: index + 1,
    slug: `car-${index + 1}`,
    stockNumber: `S${index + 1}`,
    customRank: -index,
    ...fields,
  }),
);

/** Everything that the site's search and vehicle pages say of the stock. */
const draw = (config: RawObject): string => {
  const context = makeTestContext(config);
  const { site, paths } = context;
  const { search } = site.config;
  const engine = indexStock(stock, site, now);
  const searches = ['', '?sortBy=price:asc', '?colour=Pink', '?car_type=used'].map((query) => {
    const state = parseSearchState(new URL(paths.defaultPath + query, site.url));
    const answer = engine.search(buildSearchQuery(state, search, nowSeconds));
    const others = answer.totalHits > 0 ? [] : engine.search(buildAlternativesQuery(state, search, nowSeconds)).hits;
    const found = { vehicles: answer.hits.map(parseOrThrow), alternatives: others.map(parseOrThrow) };
    return buildSearchPage({ state, answer, makeAnswer: null, prices: [], ...found }, context);
  });
  const pages = stock.map((vehicle) => {
    const wholeBand = buildSimilarQueries(vehicle, search, nowSeconds).at(-1) ?? {};
    const found = engine.search(wholeBand).hits.map(parseOrThrow);
    return [buildVehiclePage(vehicle, found, context), buildSimilarView(vehicle, found, context)];
  });
  return JSON.stringify({ searches, pages });
};

/** Every switch at its default, but for a lender to speak of. */
const base: RawObject = {
  vehicle: { cards: { hasFuelTag: false } },
  finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } },
};

const said = { points: [{ title: 'A full tank', text: 'On the house.' }] };
const promos = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => ({ title, text: 'Text.', href: '/x', action: 'Go' }));

/** A field of a promo, another value than its default, and what the promo says beside it. */
const promoRows: [field: string, value: unknown, beside?: RawObject][] = [
  ['imageUrl', '/media/promo.avif'],
  ['imageAlt', 'A car', { imageUrl: '/media/promo.avif' }],
  ['background', 'brand'],
  ['start', '2100-01-01T00:00:00Z'],
  ['expiry', '2000-01-01T00:00:00Z'],
  ['position', 1],
  ['display', ['new']],
  ['strictDisplay', true, { display: ['new'] }],
];

/** A switch, another value than its default, and what must be set beside it to be seen. */
type Row = [path: string, value: unknown, beside?: RawObject];

const rows: Row[] = [
  ['search.path', '/search/used-cars/'],
  ['search.itemTypes', ['car', 'caravan']],
  ['search.listing.statuses', ['in_stock']],
  ['search.listing.carTypes', ['used']],
  ['search.listing.excludeMakes', ['Mazda']],
  ['search.listing.excludeStockNumbers', ['S1']],
  ['search.listing.filters', ['make:Toyota']],
  ['search.soldWindowDays', 1],
  ['search.soldRun', 'keepAll'],
  ['search.carTypeLabels.new', 'Brand new'],
  ['search.carTypeLabels.demo', 'Demonstrator'],
  ['search.carTypeLabels.used', 'Pre-Owned'],
  ['search.priceSortNeedsPrice', false],
  ['search.popularMakes', ['Toyota']],
  ['search.popularMakesLimit', 1],
  ['search.pageSize', 2],
  ['search.similarCount', 1],
  ['search.facets', ['seats']],
  ['search.openFacets', 0],
  ['search.sorts', ['newest']],
  ['search.place', 'Brisbane'],
  ['vehicle.cards.attributes', ['km', 'seats']],
  ['vehicle.cards.plate', ['stockNumber']],
  ['vehicle.cards.hasLoadBar', true],
  ['vehicle.cards.buttons', []],
  ['vehicle.cards.hasFuelTag', true],
  ['vehicle.cards.certifiedMake', 'Mazda'],
  ['vehicle.cards.certifiedLabel', 'Approved', { vehicle: { cards: { certifiedMake: 'Mazda' } } }],
  ['vehicle.cards.greenTags', ['Runout Sale']],
  ['vehicle.cards.soldTagText', 'SOLD'],
  ['vehicle.cards.newWindowDays', 4],
  ['vehicle.cards.newTagText.new', 'Just in'],
  ['vehicle.cards.newTagText.demo', 'Just in'],
  ['vehicle.cards.newTagText.used', 'Just in'],
  ['vehicle.page.keyRows.car', ['stockNumber']],
  ['vehicle.page.keyRows.caravan', ['vin']],
  ['vehicle.page.keyRows.truck', ['vin']],
  ['vehicle.page.keyRows.motorcycle', ['vin']],
  ['vehicle.page.specRows', 'allButKey'],
  ['vehicle.page.standing.reserved', 'Somebody has it.'],
  ['vehicle.page.standing.preorder', 'Order it.'],
  ['vehicle.page.standing.comingSoon', 'Wait.'],
  ['vehicle.page.information.whatsIncluded', said],
  ['vehicle.page.information.whyBuyFromUs', said],
  ['vehicle.page.information.reserveOnline', said],
  ['vehicle.page.information.protectYourCar', said],
  ['vehicle.page.plate', ['stockNumber']],
  ['vehicle.page.hasLoadBar', true],
  ['vehicle.page.hiddenSpecRows', ['vin']],
  ['vehicle.page.specPreviewRows', 2],
  ['vehicle.page.featuresPreview', 3],
  ['vehicle.page.commentsPreviewCharacters', 200],
  ['vehicle.page.pastRego', 'nothing'],
  ['vehicle.page.hasMap', false],
  ['vehicle.page.order.sections', ['comments', 'keyInformation']],
  ['vehicle.page.order.title', 'overGallery'],
  ['vehicle.page.bars.header', 'widePages'],
  ['vehicle.page.bars.bottom', 'phones'],
  ['vehicle.page.buttons.shown', ['enquire']],
  ['vehicle.page.buttons.financeLabel', 'Finance Enquiry'],
  ['vehicle.page.buttons.tradeInPath', '/sell-your-car'],
  ['vehicle.page.links.offersHref', null],
  ['vehicle.page.links.serviceHref', '/workshop'],
  ['vehicle.page.links.sellHref', '/sell-your-car'],
  ['vehicle.page.links.hasInstantOffer', false],
  ['vehicle.page.hasTwitter', false],
  ['vehicle.page.copyLabel', 'toast'],
  ['vehicle.page.customSlide', { imageUrl: '/why.jpg', alt: 'Why us' }],
  ['vehicle.page.defaultImageMarks', ['stock.jpg']],
  ['vehicle.page.similarCount', 2],
  ['vehicle.page.disclaimerShort', 'Ask us.'],
  ['vehicle.page.disclaimerFull', 'Ask us about everything.'],
  ['vehicle.phoneStart', 'masked'],
  ['vehicle.spin.initialView', 'gallery'],
  ['vehicle.spin.autoRotates', false],
  ['vehicle.spin.autoRotateMs', 200],
  ['vehicle.spin.pixelsPerFrame', 8],
  ['vehicle.spin.hasImpel', true],
  ['vehicle.brandPhones', ['+61755501901']],
  ['pricing.offersSubscriptions', true],
  ['pricing.subscriptionPeriod', 'month', { pricing: { offersSubscriptions: true } }],
  ['pricing.noPriceText', 'Call us'],
  ['finance.provider', null],
  ['finance.providers', { lender: { name: 'Another lender' } }],
  ['finance.providers.*.overPriceDollars', 46_500],
  ['finance.providers.*.requires', ['paymentWeek']],
  ['finance.providers.*.newerThanYears', 3],
  ['finance.providers.*.establishmentFeeDollars', 1300],
  ['finance.providers.*.rounding', 'nearest'],
  ['finance.providers.*.estimateTermYears', 7],
  ['finance.providers.*.fees', [{ label: 'agency', dollars: 912.25, every: 'loan' }]],
  ['finance.providers.*.minLoanDollars', 5000],
  ['finance.providers.*.rateRange', { minPercent: 7.5, maxPercent: 14.5 }],
  ['finance.providers.*.termListYears', [3, 5, 7]],
  ['finance.providers.*.link', '/finance/lender?car_id={id}'],
  ['finance.providers.*.comparisonRange', { minPercent: 8.38, maxPercent: 19.42 }],
  ['finance.strip.finalPayment', 'zero'],
  ['finance.strip.offerEnds', '2026-12-31'],
  ['finance.example.ratePercent', 5.99],
  ['finance.example.feesDollars', 400],
  ['finance.example.monthlyFeeDollars', 0],
  ['finance.youx.isOffered', true],
  [
    'finance.youx.service',
    { url: 'https://quotes.example', keyVariable: 'YOUX_KEY' },
    { finance: { youx: { isOffered: true } } },
  ],
  ['finance.link', '/finance-pre-approval'],
  ['finance.hasPersonalised', true],
  ['finance.applyDealerships', ['wattle-toyota']],
  ['finance.excludedMakes', ['Toyota']],
  ['finance.excludedDealerships', ['wattle-toyota']],
  ['finance.loanNote', 'Based on $10,000 over three years.'],
  ['calculators.finance.amount.field', 'purchasePrice'],
  ['calculators.finance.amount.minDollars', 2000],
  ['calculators.finance.amount.maxDollars', 90_000],
  [
    'calculators.finance.amount.maxFollowsPrice',
    true,
    { calculators: { finance: { amount: { maxDollars: 45_000 } } } },
  ],
  ['calculators.finance.amount.stepDollars', 250],
  ['calculators.finance.amount.start', 'example'],
  ['calculators.finance.amount.exampleDollars', 25_000, { calculators: { finance: { amount: { start: 'example' } } } }],
  ['calculators.finance.term.minYears', 2],
  ['calculators.finance.term.maxYears', 5],
  ['calculators.finance.term.stepYears', 1],
  ['calculators.finance.term.listYears', [3, 5, 7]],
  ['calculators.finance.term.startYears', 5],
  ['calculators.finance.rate.minPercent', 4],
  ['calculators.finance.rate.maxPercent', 20],
  ['calculators.finance.rate.stepPercent', 0.25],
  ['calculators.finance.rate.startPercent', 12.94],
  ['calculators.finance.rate.isFixed', true],
  ['calculators.finance.startFrom', 'site'],
  ['calculators.finance.maxExtraDollars', 100_000],
  ['calculators.finance.frequencies', ['monthly']],
  ['calculators.finance.disclaimer', 'expandable'],
  ['calculators.delivery.zones', [{ name: 'Brisbane', postcodes: ['4000-4179'], priceDollars: 0 }]],
  ['calculators.fuel.isShown', false],
  ['calculators.fuel.priceDollars', 1.92],
  ['calculators.fuel.weeklyKm', 400],
  ['calculators.fuel.fallbackLitresPer100Km', 12],
  ['vehicle.page.print', 'brochure'],
  ['favourites.isEnabled', false],
  ['favourites.conditions', ['used']],
  ['favourites.viewedCount', 0],
  ['promotions.everyCards', 4, { promotions: { promos } }],
  ['promotions.order', 'shuffled', { promotions: { everyCards: 4, promos } }],
  ['promotions.promos', promos.slice(0, 1), { promotions: { everyCards: 4 } }],
  ['market.hasBadge', false],
  ['market.badgeThresholdDollars', 700],
  ['market.plugins', ['Autogauge']],
  ['market.autograb', true],
];

/** Switches that no page of this stock can show. */
const seenElsewhere: Readonly<Record<string, string>> = {
  'search.stockCount': 'needs more than 1999 vehicles: build-search-page.test.ts',
  'finance.providers.*.mustBeInStock': 'pages estimate what is in stock only: choose-finance-estimate.test.ts',
  'calculators.delivery.zones.*.perKmDollars': 'delivery-routes.test.ts',
  'favourites.garagePath': 'the link of the header: shell.test.tsx',
  'favourites.hasGaragePage': 'the link of the header: shell.test.tsx',
  'calculators.budget.isOffered': 'e2e/calculators.spec.ts',
  'calculators.budget.method': 'budget-search.test.tsx',
  'calculators.budget.frequency': 'budget-search.test.tsx',
  'calculators.budget.weeklyDollars': 'budget-search.test.tsx',
  'calculators.budget.monthlyDollars': 'budget-search.test.tsx',
  'calculators.budget.depositDollars': 'budget-search.test.tsx',
  'calculators.budget.fallbackMaxDollars': 'budget-search.test.tsx',
  'calculators.budget.bodiesLimit': 'budget-search.test.tsx',
  'calculators.budget.bodies': 'budget-search.test.tsx',
  'calculators.budget.disclaimer': 'budget-search.test.tsx',
  'search.bodyPicker.pictures': 'the home page: home-sections.test.tsx',
  'search.bodyPicker.bodies': 'the home page: home-service.server.test.ts',
  'search.bodyPicker.facetTiles': 'the home page: home-service.server.test.ts',
  'search.priceSlider.minDollars': 'price-slider.test.tsx',
  'search.priceSlider.maxDollars': 'price-slider.test.tsx',
  'images.allowedHosts': 'image-service.test.ts',
  'promotions.homePositions': 'the home page: home-sections.test.tsx',
  'promotions.announcements': 'over the header: notices.test.tsx',
  'promotions.announcements.*.link': 'notices.test.tsx',
  'promotions.announcements.*.expiryDate': 'notices.test.tsx',
  'promotions.popups': 'the home page: notices.test.tsx',
  'promotions.popups.*.imageUrl': 'notices.test.tsx',
  'promotions.popups.*.imageAlt': 'notices.test.tsx',
  'promotions.popups.*.delaySeconds': 'notices.test.tsx',
  'promotions.popups.*.expiryDate': 'notices.test.tsx',
  'market.autograbService': 'create-comparison-source.test.ts',
  'market.sharesStock': 'open-market.test.ts',
  'market.leastVehicles': 'estimate-market.test.ts',
  'market.leastDealers': 'estimate-market.test.ts',
  'tracking.analyticsId': 'list-analytics-origins.test.ts',
};

const nest = (path: string, value: unknown): RawObject =>
  path
    .replace('*', 'lender')
    .split('.')
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as RawObject;

describe('a switch changes what its site shows', () => {
  it.each<Row>(rows)('%s [B0.02]', (path, value, beside = {}) => {
    const before = mergeLayers(base, beside);
    expect(draw(mergeLayers(before, nest(path, value)))).not.toBe(draw(before));
  });

  it.each(promoRows)('promotions.promos.*.%s [B0.02] [B3.22] [B3.23]', (field, value, beside = {}) => {
    const drawPromo = (fields: RawObject): string =>
      draw({ ...base, promotions: { everyCards: 4, promos: [promos[0] ?? {}, { ...promos[1], ...fields }] } });
    expect(drawPromo({ ...beside, [field]: value })).not.toBe(drawPromo(beside));
  });

  it('and nothing else does', () => {
    expect(draw(base)).toBe(draw(mergeLayers(base, {})));
  });

  it('for every switch of every slice [B0.02] [B1.16]', () => {
    const declared = listSwitches(siteJsonSchema)
      .filter(({ path: [slice = ''] }) => Object.hasOwn(sliceFragments, slice))
      .map(({ path }) => path.join('.'));
    const ofPromos = promoRows.map(([field]) => `promotions.promos.*.${field}`);
    const covered = [...rows.map(([path]) => path), ...ofPromos, ...Object.keys(seenElsewhere)];
    expect(covered.toSorted()).toEqual(declared.toSorted());
  });
});
