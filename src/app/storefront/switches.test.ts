import { describe, expect, it } from 'vitest';
import { makeEveryState } from '#src/app/storefront/testing/make-every-state.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { writePages } from '#src/app/storefront/testing/write-pages.ts';
import { listSwitches } from '#src/sites/config/list-switches.ts';
import { mergeLayers, type RawObject } from '#src/sites/config/merge-layers.ts';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';
import { sliceFragments } from '#src/sites/config/slice-fragments.ts';

const stock = makeEveryState(makeTestContext().now);
const draw = (config: RawObject): string => writePages(stock, makeTestContext(config));

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
