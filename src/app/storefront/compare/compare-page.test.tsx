import { expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildCompareView } from './build-compare-view.ts';
import { ComparePage } from './compare-page.tsx';

const context = makeTestContext();
const draw = (vehicles: readonly Vehicle[], missing = 0): string =>
  drawOnSite(<ComparePage view={buildCompareView(vehicles, missing, context)} />, context);

it('sets a full, a sparse and a sold vehicle side by side, marks what differs and says what is missing [D.54] [B1.13]', () => {
  const sold = makeFullVehicle({ id: 9, status: 'sold', colour: 'Red' });
  const markup = draw([makeFullVehicle(), makeTestVehicle(), sold], 1);
  const words = readText(markup);
  expect(words).toContain('1 car is no longer listed.');
  expect(words).toContain('Colour , different Pearl White');
  expect(words).toContain('SOLD');
  expect(markup).toContain('href="/compare?ids=7,9"');
  expect(findMarkupFlaws(markup.replaceAll('<td></td>', ''))).toEqual([]);
});

it('leads to the search where nothing is compared [D.54]', () => {
  expect(readText(draw([]))).toMatch(/Nothing to compare yet Choose Compare on up to four vehicles .* Browse vehicles/);
});

it('shows the favourite toggle on cards of what can be saved, not on sold ones nor where the site does not [B4.30] [B4.32]', () => {
  const drawCard = (vehicle: Vehicle, given = context) =>
    drawOnSite(<VehicleCard card={buildVehicleCard(vehicle, given)} />, given);
  expect(drawCard(makeTestVehicle())).toContain('data-keep="favourites"');
  expect(drawCard(makeFullVehicle({ status: 'sold' }))).not.toContain('data-keep');
  const closed = makeTestContext({ favourites: { isEnabled: false } });
  expect(drawCard(makeTestVehicle(), closed)).not.toContain('data-keep="favourites"');
});

it('shows no favourite toggle where a site asks for more than the vehicle has, and the other toggle all the same [B4.33]', () => {
  const strict = makeTestContext({ favourites: { conditions: ['used', 'priced', 'pictured'] } });
  const drawCard = (vehicle: Vehicle, given = strict) =>
    drawOnSite(<VehicleCard card={buildVehicleCard(vehicle, given)} />, given);
  const lacking = [{ carType: 'new' }, { priceCents: 0 }, { images: [], photoCount: 0 }] satisfies Partial<Vehicle>[];
  expect(drawCard(makeFullVehicle())).toContain('data-keep="favourites"');
  for (const fields of lacking) {
    const vehicle = makeFullVehicle(fields);
    expect(drawCard(vehicle)).not.toContain('data-keep="favourites"');
    expect(drawCard(vehicle)).toContain('data-keep="compared"');
    expect(drawCard(vehicle, context)).toContain('data-keep="favourites"');
  }
});
