import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadSearchPage } from '#src/app/storefront/testing/load-search-page.ts';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { withCardButtons } from '#src/app/storefront/testing/with-card-buttons.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { createSiteLexicon } from '#src/search/server/site-lexicon.ts';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { stockCountRoutes } from '#src/search/server/stock-count-routes.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { SpecRowName } from '#src/vehicle/rules/page/spec-row-names.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { suggestionRoutes } from './suggestions/suggestion-routes.server.ts';

beforeAll(loadVehiclePage);

const vin = 'JN1TCAT33A0004187';
const plate = '741XQK';
const full = makeFullVehicle({ vin, regoPlate: plate, nvic: 'ABC12A' });

/** A site whose vehicle page and cards link to finance pages. */
const contextOf = (hiddenSpecRows: readonly SpecRowName[]) =>
  withCardButtons(
    makeTestContext({
      finance: { provider: 'lender', providers: { lender: { name: 'Lender' } }, youx: { isOffered: true } },
      vehicle: { page: { hiddenSpecRows, buttons: { shown: ['enquire', 'finance'] } } },
    }),
    ['viewDetails', 'getFinance'],
  );
const showing = contextOf([]);
const hiding = contextOf(['vin', 'rego']);

const readPage = (vehicle: typeof full, context: typeof showing): string => {
  const view = buildVehiclePage(vehicle, true, context);
  return drawOnSite(<VehiclePage view={view} />, context) + JSON.stringify(view);
};
const readCard = (vehicle: typeof full, context: typeof showing): string =>
  JSON.stringify(buildVehicleCard(vehicle, context));
const readDataVin = (context: typeof showing): unknown => {
  const [data] = buildVehiclePage(full, false, context).structuredData as readonly Record<string, unknown>[];
  return data?.vehicleIdentificationNumber;
};

describe('a site that hides VINs and plates [B5.18]', () => {
  it('has neither on the page of a vehicle, in its data or its finance links [L2.32]', () => {
    expect(readPage(full, showing)).toContain(`vin=${vin}`);
    expect(readPage(full, hiding)).toContain('/finance?car_id=7');
    expect(readPage(full, hiding)).not.toMatch(new RegExp(`${vin}|${plate}`));
  });

  it('has neither on a card [L2.32]', () => {
    expect(readCard(full, showing)).toContain(`vin=${vin}`);
    expect(readCard(full, hiding)).toContain('/finance?car_id=7');
    expect(readCard(full, hiding)).not.toMatch(new RegExp(`${vin}|${plate}`));
  });

  it('tells search engines no VIN', () => {
    expect(readDataVin(showing)).toBe(vin);
    expect(readDataVin(hiding)).toBeUndefined();
  });

  it('draws a vehicle of which neither is known', () => {
    const sparse = makeTestVehicle({ vin: null, regoPlate: null });
    expect(readPage(sparse, hiding)).not.toMatch(/vin=|vehicleIdentificationNumber/);
    expect(readCard(sparse, hiding)).toContain('/finance?car_id=');
  });
});

it('shows the plate on a used-car yard’s vehicle pages, and on others only where the site says so [B5.18]', () => {
  const isPlateShown = (context: typeof showing) => readPage(full, context).includes(plate);
  const hidden = { vehicle: { page: { hiddenSpecRows: ['rego'] } } };
  expect(isPlateShown(makeTestContext({}, 'used'))).toBe(true);
  expect(isPlateShown(makeTestContext(hidden, 'used'))).toBe(false);
  expect(isPlateShown(makeTestContext({}, 'group'))).toBe(false);
  expect(isPlateShown(showing)).toBe(true);
});

describe.each([
  ['hides', ['vin', 'rego'], 0],
  ['shows', [], 1],
] as const)('a search on a site that %s VINs and plates [B5.18]', (_does, hiddenSpecRows, found) => {
  const site: ResolvedSite = {
    ...resolveOrThrow(minimalSite('test-dealer', 'group', { vehicle: { page: { hiddenSpecRows } } })),
    configVersion: '1',
  };
  const stock = [
    makeTestVehicle({ id: 1, slug: 'a', vin, regoPlate: plate }),
    makeTestVehicle({ id: 2, slug: 'b', vin: null, regoPlate: null }),
  ];
  const app = Fastify();
  beforeAll(async () => {
    const indexes = makeTestIndexes(indexStock(stock, site, new Date()));
    const parts = { siteOf: () => site, indexes };
    await app.register(stockCountRoutes(parts));
    await app.register(
      suggestionRoutes({ ...parts, pathsOf: createSiteSearchPaths(indexes), lexiconOf: createSiteLexicon(indexes) }),
    );
  });
  afterAll(() => app.close());
  const ask = async (path: string) => (await app.inject({ url: path, headers: { host: 'any.example' } })).json();

  it.each([vin, plate, '741 xqk', vin.slice(0, -1)])(
    'finds as many vehicles by %s on its page and in its list',
    async (typed) => {
      const query = encodeURIComponent(typed);
      const page = await loadSearchPage(`/search?query=${query}`, { vehicle: { page: { hiddenSpecRows } } }, stock);
      expect(page).toMatchObject({ kind: 'page', view: { count: found } });
      expect((await ask(`/api/stock-count?query=${query}`)).count).toBe(found);
      expect((await ask(`/api/suggestions?query=${query}`)).vehicles).toHaveLength(found);
    },
  );
});
