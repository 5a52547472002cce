import { describe, expect, it } from 'vitest';
import { createSearchPageLoader } from '#src/app/storefront/search/load-search-page.server.ts';
import { localYear } from '#src/lib/dates/local-day.ts';
import { createSiteLexicon } from '#src/search/server/site-lexicon.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createSiteSearchPaths } from '../../server/site-search-paths.ts';
import { createStockIndexes } from '../../server/stock-indexes.ts';
import { buildSearchDocument } from './build-search-document.ts';
import { documentEpoch, stockSearchSettings } from './stock-search-settings.ts';

const providers = { lender: { name: 'Lender', newerThanYears: 12, overPriceDollars: 500 } };
const site = {
  ...resolveOrThrow(minimalSite('wattle', 'group', { finance: { provider: 'lender', providers } })),
  configVersion: 'a',
};

const lender = makeTestLender();
// One is too old for the lender from 2027 on, one has no figures, one is sold.
const stock = [
  makeTestVehicle({ id: 1, slug: 'a', year: 2015, priceCents: 2_000_000, financeLenders: { lender } }),
  makeTestVehicle({ id: 2, slug: 'b', year: 2020, priceCents: 2_000_000, financeLenders: { lender } }),
  makeTestVehicle({ id: 3, slug: 'c', year: 2020, priceCents: 2_000_000 }),
  makeTestVehicle({
    id: 4,
    slug: 'd',
    year: 2020,
    priceCents: 2_000_000,
    financeLenders: { lender },
    status: 'sold',
    soldAtSeconds: Date.parse('2026-12-31T03:00:00Z') / 1000,
  }),
];

describe('the index at New Year', () => {
  it.each([
    ['ten hours before, where the dealer is', '2026-12-31T04:00:00Z', 2],
    ['an hour after, where the dealer is', '2026-12-31T15:00:00Z', 1],
  ])('finds by weekly price just what shows an estimate %s [B5.09]', async (_when, moment, expected) => {
    let now = new Date('2026-11-21T00:00:00Z');
    const indexes = createStockIndexes({
      vehicleStore: {
        streamSince: async (_siteSlug, _version, onBatch) => {
          await onBatch(stock);
          return { stockVersion: 1 };
        },
      },
      stockWatch: { onStockChanged: () => () => undefined },
      settings: stockSearchSettings,
      maxBytes: 10_000_000,
      toDocument: (_siteSlug, vehicle) => buildSearchDocument(vehicle, site, localYear(now, site.timeZone)),
      epochOf: () => documentEpoch(site, now),
    });
    const service = createSearchPageLoader({
      indexes,
      pathsOf: createSiteSearchPaths(indexes),
      lexiconOf: createSiteLexicon(indexes),
      onBadHit: ({ id }) => expect.fail(`hit ${id}`),
    });
    const load = async (query: string) => {
      const answer = await service.loadPage(site, new URL(`/search/new-used-and-demo-cars/${query}`, site.url), now);
      if (answer.kind === 'moved') throw new Error(`moved to ${answer.address}`);
      return answer.view.cards;
    };
    await load('');
    now = new Date(moment);
    expect((await load('')).filter(({ finance }) => finance !== null)).toHaveLength(expected);
    expect(await load(`?weekly_price_range=${encodeURIComponent('$175 - $200')}`)).toHaveLength(expected);
  });
});

it('changes with the configuration and with the year in the dealer’s time zone', () => {
  const now = new Date('2026-12-31T12:00:00Z');
  const epoch = documentEpoch(site, now);
  expect(documentEpoch({ ...site, configVersion: 'b' }, now)).not.toBe(epoch);
  // Brisbane is ten hours ahead of UTC: its year begins at 14:00.
  expect(documentEpoch(site, new Date('2026-12-31T13:59:59Z'))).toBe(epoch);
  expect(documentEpoch(site, new Date('2026-12-31T14:00:00Z'))).not.toBe(epoch);
});
