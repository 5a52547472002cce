import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildItemListData } from '#src/app/storefront/search/build-item-list-data.ts';
import { ResultList } from '#src/app/storefront/search/search-page.tsx';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { findNullFields } from '#src/app/storefront/testing/find-null-fields.ts';
import { findViewFlaws } from '#src/app/storefront/testing/find-view-flaws.ts';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { testSites } from '#src/app/storefront/testing/test-sites.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { buildSimilarView } from '#src/app/storefront/vehicle/similar/build-similar-view.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { buildLocationView } from '#src/locations/view/build-location-view.ts';
import { buildSearchDocument } from '#src/search/rules/document/build-search-document.ts';
import { formatVehicle, parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { anyVehicle } from '#src/vehicle/testing/any-vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';

beforeAll(loadVehiclePage);

const expectNoFlaws = (find: (vehicle: Vehicle) => readonly string[], numRuns = 100) =>
  fc.assert(
    fc.property(anyVehicle, (vehicle) => {
      expect(find(vehicle)).toEqual([]);
    }),
    { numRuns, examples: [[makeTestVehicle()]] },
  );

const drawnRuns = 40;

const findMissing = (markup: string, part: string): readonly string[] =>
  markup.includes(part) ? [] : [`no ${part} was drawn`];

const findRelative = (data: unknown): readonly string[] =>
  JSON.stringify(data).match(/"(?:url|item|image)":\[?"(?![a-z]+:)[^"]*"/g) ?? [];

it('of any vehicle the record of the API holds nothing unknown', () => {
  expectNoFlaws((vehicle) => {
    const record = formatVehicle(vehicle);
    return [...findViewFlaws(record), ...findNullFields(record)];
  });
});

describe.each(Object.entries(testSites))('of any vehicle on the site "%s"', (_, context) => {
  const { site } = context;
  const drawPage = (vehicle: Vehicle): string => {
    const view = buildVehiclePage(vehicle, true, context);
    return drawOnSite(<VehiclePage view={view} />, context);
  };
  const drawCards = (vehicle: Vehicle): string =>
    drawOnSite(
      <ResultList cards={[buildVehicleCard(vehicle, context)]} layout={site.layout.card} isLoading={false} />,
      context,
    );

  it('the card says nothing unknown and nothing empty', () => {
    expectNoFlaws((vehicle) => findViewFlaws(buildVehicleCard(vehicle, context)));
  });

  it('the page says nothing unknown and nothing empty', () => {
    expectNoFlaws((vehicle) => findViewFlaws(buildVehiclePage(vehicle, true, context)));
    expectNoFlaws((vehicle) => findViewFlaws(buildSimilarView(vehicle, [{ ...vehicle, id: vehicle.id + 1 }], context)));
  });

  it('the place says nothing unknown and nothing empty', () => {
    expectNoFlaws((vehicle) => findViewFlaws(buildLocationView(vehicle, site)));
  });

  it('search engines are told only what is known', () => {
    expectNoFlaws((vehicle) => {
      const { structuredData } = buildVehiclePage(vehicle, false, context);
      const list = buildItemListData([buildVehicleCard(vehicle, context)], site.url);
      const data = [structuredData, list];
      return [...findViewFlaws(data), ...findNullFields(data), ...findRelative(data)];
    });
  });

  it('the search document holds only what is known, and draws the card', () => {
    expectNoFlaws((vehicle) => {
      const document = buildSearchDocument(vehicle, site, context.now.getUTCFullYear());
      const parsed = parseVehicle(document);
      const card = parsed.kind === 'record' ? buildVehicleCard(parsed.record, context) : parsed;
      return [...findViewFlaws([document, card]), ...findNullFields(document)];
    });
  });

  it('the drawn card has words in every part and an address behind every link', () => {
    expectNoFlaws((vehicle) => {
      const markup = drawCards(vehicle);
      return [...findMissing(markup, '<h3>'), ...findMarkupFlaws(markup)];
    }, drawnRuns);
  });

  it('the drawn page has words in every part and an address behind every link', () => {
    expectNoFlaws((vehicle) => {
      const markup = drawPage(vehicle);
      return [...findMissing(markup, '<h1>'), ...findMarkupFlaws(markup)];
    }, drawnRuns);
  });
});
