import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeEveryState } from '#src/app/storefront/testing/make-every-state.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { calculatorRows } from '#src/app/storefront/testing/switch-rows/calculator-rows.ts';
import { chatRows } from '#src/app/storefront/testing/switch-rows/chat-rows.ts';
import { checkoutRows } from '#src/app/storefront/testing/switch-rows/checkout-rows.ts';
import { financeRows } from '#src/app/storefront/testing/switch-rows/finance-rows.ts';
import { promoRows, promos, promotionRows } from '#src/app/storefront/testing/switch-rows/promotion-rows.ts';
import { searchRows } from '#src/app/storefront/testing/switch-rows/search-rows.ts';
import { vehicleRows } from '#src/app/storefront/testing/switch-rows/vehicle-rows.ts';
import { writePages } from '#src/app/storefront/testing/write-pages.ts';
import { listSwitches } from '#src/sites/config/list-switches.ts';
import { mergeLayers, type RawObject } from '#src/sites/config/merge-layers.ts';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';
import { sliceFragments } from '#src/sites/config/slice-fragments.ts';

const stock = makeEveryState(makeTestContext().now);
const draw = (config: RawObject): string => writePages(stock, makeTestContext(config));

/**
 * The defaults with two changes: there is a lender, because finance switches have no effect without one, and no fuel
 * tag.
 */
const base: RawObject = {
  vehicle: { cards: { hasFuelTag: false } },
  finance: { provider: 'lender', providers: { lender: { name: 'Lender' } } },
};

const rows = [
  ...searchRows,
  ...vehicleRows,
  ...financeRows,
  ...calculatorRows,
  ...promotionRows,
  ...chatRows,
  ...checkoutRows,
];

/** Switches that don't change the pages of this stock, each with the test that covers it. */
const seenElsewhere: Readonly<Record<string, string>> = {
  'stockFeed.format': 'reads a feed: choose-feed-format.test.ts',
  'stockFeed.encoding': 'reads a feed: dirty-feeds.test.ts',
  'stockFeed.separator': 'reads a feed: dirty-feeds.test.ts',
  'stockFeed.columns': 'reads a feed: read-csv-header.test.ts',
  'stockFeed.dateOrder': 'reads a feed: cells.test.ts',
  'stockFeed.decimalMark': 'reads a feed: cells.test.ts',
  'stockFeed.words.yes': 'reads a feed: cells.test.ts',
  'stockFeed.words.no': 'reads a feed: cells.test.ts',
  'stockFeed.words.noPrice': 'reads a feed: cells.test.ts',
  'stockFeed.words.onSale': 'reads a feed: dirty-feeds.test.ts',
  'stockFeed.words.notOnSale': 'reads a feed: dirty-feeds.test.ts',
  'stockFeed.yards': 'reads a feed: create-location-resolver.test.ts',
  'stockFeed.missing': 'applies a feed: import-missing.test.ts',
  'stockFeed.brakes.missingPercent': 'applies a feed: choose-tripped-limits.test.ts',
  'stockFeed.brakes.pricesGonePercent': 'applies a feed: choose-tripped-limits.test.ts',
  'stockFeed.brakes.pricesChangedPercent': 'applies a feed: choose-tripped-limits.test.ts',
  'stockFeed.brakes.priceMovePercent': 'applies a feed: survey-feed-row.test.ts',
  'stockFeed.brakes.sameDirectionPercent': 'applies a feed: import-price-limits.test.ts',
  'stockFeed.brakes.photosGonePercent': 'applies a feed: choose-tripped-limits.test.ts',
  'stockFeed.brakes.lowPricePercent': 'applies a feed: import-price-limits.test.ts',
  'stockFeed.brakes.odometerFallPercent': 'applies a feed: import-limits.test.ts',
  'stockFeed.brakes.tenfoldPrices': 'applies a feed: import-price-slips.test.ts',
  'stockFeed.brakes.swappedOdometers': 'applies a feed: import-price-slips.test.ts',
  'stockFeed.brakes.swappedPhotos': 'applies a feed: import-swapped-photos.test.ts',
  'stockFeed.brakes.staffComments': 'applies a feed: import-staff-comments.test.ts',
  'stockFeed.brakes.shiftedColumns': 'applies a feed: import-shifted-marks.test.ts',
  'stockFeed.brakes.missingColumns': 'applies a feed: import-column-limits.test.ts',
  'stockFeed.brakes.highFirstPrices': 'applies a feed: import-price-slips.test.ts',
  'stockFeed.brakes.textChangedPercent': 'applies a feed: import-swapped-texts.test.ts',
  'inbox.clock.warnMinutes': 'the desk: demo-clock.test.ts',
  'inbox.clock.reassignMinutes': 'the desk: demo-clock.test.ts',
  'inbox.clock.overdueMinutes': 'the desk: demo-clock.test.ts',
  'inbox.clock.escalation': 'the desk: notice-rules.test.ts',
  'inbox.demoRule': 'the desk: demo-clock.test.ts',
  'inbox.group': 'the desk: desk-group.test.ts',
  'staff.directory': 'the desk: directory-sign-in.test.ts',
  'leads.replyTemplates': 'the desk: build-reply-view.test.ts',
  'leads.replyTemplates.*.kind': 'the desk: build-reply-view.test.ts',
  'leads.replyTemplates.*.subject': 'the desk: build-reply-view.test.ts',
  'stockFeed.reportTo': 'mails the dealer: feed-report-job.test.ts',
  'stockFeed.source': 'fetches a feed: feed-sources-job.test.ts',
  'stockFeed.pushKeyVariable': 'takes a feed: feed-push-routes.test.ts',
  'search.nearbyKm': 'the filters of the search page: near-search.test.tsx',
  'search.words': 'what typed words are read as: understand-query.test.ts',
  'search.stockCount': 'needs more than 1999 vehicles: build-search-page.test.ts',
  'finance.providers.*.mustBeInStock': 'pages estimate what is in stock only: choose-finance-estimate.test.ts',
  'calculators.delivery.from': 'needs a second location: build-delivery-view.test.ts',
  'calculators.delivery.zones.*.perKmDollars': 'delivery-routes.test.ts',
  'account.gates.checkout': 'which pages it opens: find-gate.test.ts',
  'account.gates.finance': 'finance-gate.test.ts',
  'account.gates.personalisedFinance': 'finance-pages.test.ts',
  'account.gates.spinToWin': 'wheel-page.test.tsx',
  'account.gates.onlinePayment': 'online-payment-page.test.tsx',
  'account.gates.tradeIn': 'find-gate.test.ts',
  'favourites.garagePath': 'the link of the header: shell.test.tsx',
  'favourites.hasGaragePage': 'the link of the header: shell.test.tsx',
  'tradeIn.deductionDollars.accidentDamage.repaired': 'calculate-offer.test.ts',
  'tradeIn.deductionDollars.accidentDamage.unrepaired': 'calculate-offer.test.ts',
  'tradeIn.deductionDollars.financeOwing.yes': 'calculate-offer.test.ts',
  'tradeIn.deductionDollars.keys.one': 'calculate-offer.test.ts',
  'tradeIn.deductionDollars.serviceHistory.none': 'calculate-offer.test.ts',
  'tradeIn.deductionDollars.serviceHistory.partial': 'calculate-offer.test.ts',
  'tradeIn.deductionDollars.tyres.four': 'calculate-offer.test.ts',
  'tradeIn.deductionDollars.tyres.two': 'calculate-offer.test.ts',
  'tradeIn.deductionDollars.windscreen.chipped': 'calculate-offer.test.ts',
  'tradeIn.deductionDollars.windscreen.cracked': 'calculate-offer.test.ts',
  'tradeIn.leastOfferDollars': 'calculate-offer.test.ts',
  'tradeIn.marginPercent': 'calculate-offer.test.ts',
  'tradeIn.rangePercent': 'calculate-offer.test.ts',
  'tradeIn.enabled': 'build-page-actions.test.ts, trade-in-page.test.tsx',
  'tradeIn.faq': 'trade-in-page.test.tsx',
  'tradeIn.maxAgeYears': 'trade-in-page.test.tsx',
  'tradeIn.maxOdometerKm': 'trade-in-page.test.tsx',
  'tradeIn.pages': 'step-form-routes.test.ts',
  'tradeIn.resultSaving': 'valuation-routes.test.ts',
  'tradeIn.service': 'create-http-valuer.test.ts',
  'tradeIn.testPlates': 'valuation-routes.test.ts',
  'watchlist.isEnabled': 'watchlist-page.test.tsx',
  'watchlist.onFailure': 'create-watchlist.test.ts',
  'watchlist.notices': 'watchlist-page.test.tsx',
  'watchlist.savedSearches': 'saved-searches-page.test.tsx',
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
  'search.bodyPicker.bodies': 'the home page: load-home-page.server.test.ts',
  'search.bodyPicker.facetTiles': 'the home page: load-home-page.server.test.ts',
  'search.priceSlider.minDollars': 'price-slider.test.tsx',
  'search.priceSlider.maxDollars': 'price-slider.test.tsx',
  'onlinePayment.isEnabled': 'online-payment-page.test.tsx',
  'wheel.campaign': 'wheel-page.test.tsx',
  'payments.gateway': 'checkout-page.test.tsx',
  'payments.stripe': 'checkout-page.test.tsx',
  'checkout.termsPath': 'checkout-page.test.tsx',
  'images.allowedHosts': 'image-service.test.ts',
  'images.sharedMedia': 'image-site.test.ts',
  'promotions.homePositions': 'the home page: home-sections.test.tsx',
  'promotions.announcements': 'over the header: notices.test.tsx',
  'promotions.announcements.*.link': 'notices.test.tsx',
  'promotions.announcements.*.expiryDate': 'notices.test.tsx',
  'promotions.popups': 'the home page: notices.test.tsx',
  'promotions.popups.*.imageUrl': 'notices.test.tsx',
  'promotions.popups.*.imageAlt': 'notices.test.tsx',
  'promotions.popups.*.delaySeconds': 'notices.test.tsx',
  'promotions.popups.*.expiryDate': 'notices.test.tsx',
  'content.established': 'content-block.test.tsx',
  'content.payments': 'content-block.test.tsx',
  'content.salesCounter': 'content-block.test.tsx, home-sections.test.tsx',
  'content.profile': 'the home page: home-sections.test.tsx',
  'content.brandGroups': 'content-block.test.tsx, home-sections.test.tsx',
  'content.brandGroups.*.featured': 'home-sections.test.tsx',
  'content.brandGroups.*.isTradeInOnly': 'build-brand-page.test.tsx',
  'content.brandGroups.*.tiles.*.logoSrc': 'content-block.test.tsx',
  'content.people': 'content-block.test.tsx, blog-page.test.tsx',
  'content.people.*.text': 'content-block.test.tsx',
  'content.people.*.imageUrl': 'content-block.test.tsx, blog-page.test.tsx',
  'content.people.*.imageAlt': 'content-block.test.tsx',
  'content.makeLogos': 'content-block.test.tsx',
  'content.brandGroups.*.tiles.*.skipPage': 'content-block.test.tsx',
  'content.brandGroups.*.tiles.*.imageBannerSrc': 'build-brand-page.test.tsx',
  'content.warranties.usedYears': 'build-brand-page.test.tsx',
  'content.warranties.newYears': 'build-brand-page.test.tsx',
  'content.modelLinks': 'model-pages.test.tsx',
  'offers.whenNone': 'offers-page.test.tsx',
  'market.autograbService': 'create-comparison-source.test.ts',
  'market.leastFill': 'comparison-routes.test.ts',
  'market.sharesStock': 'open-market.test.ts',
  'market.leastVehicles': 'estimate-market.test.ts',
  'market.leastDealers': 'estimate-market.test.ts',
  'blog.isEnabled': 'blog-page.test.tsx',
  'blog.pageSize': 'blog-page.test.tsx',
  'blog.vehiclePageCount': 'latest-posts.test.tsx',
  'reviews.isHidden': 'reviews-page.test.tsx',
  'reviews.minimumRating': 'reviews-page.test.tsx',
  'reviews.shownCount': 'reviews-page.test.tsx',
  'appointments.booking': 'test-drive-page.test.tsx',
  'appointments.occasion': 'test-drive-page.test.tsx',
  'appointments.slotMinutes': 'test-drive-page.test.tsx',
  'appointments.noticeHours': 'test-drive-page.test.tsx',
  'appointments.daysAhead': 'test-drive-page.test.tsx',
  'appointments.placesPerSlot': 'test-drive-page.test.tsx',
  'appointments.visitsPerPerson': 'book-visit.test.ts',
  'leads.mailTo': 'submit-lead.test.ts',
  'leads.destinations': 'choose-delivery-targets.test.ts',
  'leads.destinations.*.secretVariable': 'deliver-by-http.test.ts',
  'leads.destinations.*.locations': 'choose-delivery-targets.test.ts',
  'leads.confirmation': 'choose-delivery-targets.test.ts',
  'financeApplication.enabled': 'finance-pages.test.ts',
  'financeApplication.minAmountDollars': 'answers.test.ts',
  'financeApplication.maxAmountDollars': 'answers.test.ts',
  'financeApplication.termsYears': 'answers.test.ts',
  'financeApplication.rateBufferPercent': 'assessment.test.ts',
  'financeApplication.service': 'create-http-decision-maker.test.ts',
  'financeApplication.lenders': 'finance-application-page.test.tsx',
  'financeApplication.lenders.*.homeOwnerDiscountPercent': 'quote-lenders.test.ts',
  'financeApplication.lenders.*.minDepositPercent': 'quote-lenders.test.ts',
  'financeApplication.lenders.*.maxAmountDollars': 'quote-lenders.test.ts',
  'financeApplication.lenders.*.maxTermYears': 'quote-lenders.test.ts',
  'financeApplication.lenders.*.establishmentFeeDollars': 'quote-lenders.test.ts',
  'financeApplication.lenders.*.monthlyFeeDollars': 'quote-lenders.test.ts',
  'financeApplication.lenders.*.ratesPercent.excellent': 'quote-lenders.test.ts',
  'financeApplication.lenders.*.ratesPercent.good': 'quote-lenders.test.ts',
  'financeApplication.lenders.*.ratesPercent.fair': 'quote-lenders.test.ts',
  'financeApplication.lenders.*.ratesPercent.building': 'quote-lenders.test.ts',
  'finance.headerPath': 'the link of the header: shell.test.tsx',
  'leads.embeddedForms': 'embedded-forms.test.tsx',
  'leads.comments': 'lead-form.test.tsx',
  'leads.optIn': 'lead-form.test.tsx',
  'leads.privacyHref': 'lead-form.test.tsx',
  'leads.categories': 'lead-form.test.tsx',
  'leads.locationSelect': 'lead-form.test.tsx',
  'leads.dealershipSelect': 'lead-form.test.tsx',
  'leads.contactRego': 'lead-form.test.tsx',
  'leads.terms': 'lead-form.test.tsx',
  'leads.termsHref': 'lead-form.test.tsx',
  'leads.additionalServices': 'lead-form.test.tsx',
  'leads.serviceDealership': 'submit-lead.test.ts',
  'leads.smsNumber': 'deliver-lead.test.ts',
  'leads.moneyPresets': 'lead-form.test.tsx',
  'places.detailPath': 'locations-pages.test.tsx',
  'places.order': 'location-cards.test.tsx',
  'places.uniqueBy': 'locations-pages.test.tsx',
  'places.holidayDays': 'hours.test.tsx',
  'places.map.isDrawn': 'drawn-map.test.tsx',
  'places.map.tiles': 'locations-pages.test.tsx',
  'places.map.zoom': 'locations-pages.test.tsx',
  'places.geocoder': 'create-postcode-finder.test.ts',
  'places.weekendOverrides': 'apply-hours-switches.test.ts',
  'places.weekendOverrides.*.status': 'apply-hours-switches.test.ts',
  'places.specialHours': 'find-day-hours.test.ts',
  'places.specialHours.*.status': 'special-hours-schema.test.ts',
  'places.publicHolidays': 'find-day-hours.test.ts',
  'places.closedHolidays': 'find-day-hours.test.ts',
  'places.eveningHolidays': 'find-day-hours.test.ts',
  'places.closedText': 'apply-hours-switches.test.ts',
  'tracking.analyticsId': 'list-analytics-origins.test.ts',
};

const nest = (path: string, value: unknown): RawObject =>
  path
    .replace('*', 'lender')
    .split('.')
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as RawObject;

describe('a switch changes what its site shows', () => {
  it.each(rows)('%s [B0.02]', (path, value, beside = {}) => {
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

  it('or the test that is named for it does, and is there', () => {
    const tests = new Set(
      [...globSync('src/**/*.test.{ts,tsx}'), ...globSync('e2e/*.spec.ts')].map((file) => basename(file)),
    );
    const named = Object.values(seenElsewhere).map((reason) => basename(reason.slice(reason.lastIndexOf(' ') + 1)));
    expect(named.filter((file) => !tests.has(file))).toEqual([]);
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
