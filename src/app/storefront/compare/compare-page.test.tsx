import { expect, it } from 'vitest';
import { buildEnquireAction } from '#src/app/storefront/build-enquire-action.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import { specRowNames } from '#src/vehicle/rules/page/spec-row-names.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildCompareView } from './build-compare-view.ts';
import { compareGroups } from './compare-groups.ts';
import { ComparePage } from './compare-page.tsx';
import { createComparePageLoader } from './load-compare-page.server.ts';

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

it('compares what the site lists, and counts a hidden vehicle and an unknown status as missing [D.05] [D.54]', async () => {
  const stock = [
    makeFullVehicle({ id: 7 }),
    makeFullVehicle({ id: 8, isShownOnWebsite: false }),
    makeFullVehicle({ id: 9, status: 'in_transit' }),
  ];
  const { load } = createComparePageLoader({
    vehicles: { findById: async (_slug, asked) => stock.find(({ id }) => id === asked) },
    pathsOf: async () => context.paths,
  });
  const view = await load({ ...context.site, configVersion: '1' }, [7, 8, 9], context.now);
  expect(view.vehicles.map(({ id }) => id)).toEqual([7]);
  const words = readText(drawOnSite(<ComparePage view={view} />, context));
  expect(words).toContain('2 cars are no longer listed.');
});

const readRow = (vehicles: readonly Vehicle[], name: string) =>
  buildCompareView(vehicles, 0, context)
    .groups.flatMap(({ rows }) => rows)
    .find((row) => row.name === name);

it('has every row of All Specifications in one group, and no group without a row [D.54]', () => {
  const rows = compareGroups.flatMap((group) => group.rows);
  expect([...rows].sort()).toEqual([...specRowNames, 'condition', 'price'].sort());
  const titles = buildCompareView([makeTestVehicle()], 0, context).groups.map(({ title }) => title);
  expect(titles).toContain('Price and history');
  expect(titles).not.toContain('Safety');
});

it('marks the best values: a lower price, fewer kilometres, a newer car; ties share it, equal values have none [D.54]', () => {
  const vehicles = [
    makeFullVehicle({ priceCents: 2_000_000, odometerKm: 50_000, buildMonth: '2023-06' }),
    makeFullVehicle({ id: 8, priceCents: 1_500_000, odometerKm: 20_000, buildMonth: '2021-02' }),
    makeFullVehicle({ id: 9, priceCents: 1_500_000, odometerKm: null, buildMonth: null }),
  ];
  const bestOf = (name: string) => readRow(vehicles, name)?.best;
  expect(bestOf('price')).toEqual({ label: 'Lowest', at: [1, 2] });
  expect(bestOf('kilometres')).toEqual({ label: 'Fewest', at: [1] });
  expect(bestOf('build')).toEqual({ label: 'Newest', at: [0] });
  expect([bestOf('condition'), bestOf('colour')]).toEqual([null, null]);
  expect(readText(draw(vehicles))).toContain('$15,000 Drive Away Lowest');
});

it('marks no lowest price among prices that include different charges [D.54]', () => {
  const vehicles = [
    makeFullVehicle({ carType: 'used', priceCents: 2_000_000, priceType: 'DAP' }),
    makeFullVehicle({ id: 8, priceCents: 1_500_000, priceType: 'EGC' }),
  ];
  const row = readRow(vehicles, 'price');
  expect(new Set(row?.values.map((value) => value?.replace(/^\S+ /, ''))).size).toBe(2);
  expect(row?.best).toBeNull();
});

it('tints the rows that differ only where fewer than half do, and counts an expiry of the rego as a difference [D.54]', () => {
  const near = [makeFullVehicle(), makeFullVehicle({ id: 8, colour: 'Red' })];
  expect(buildCompareView(near, 0, context).isTinted).toBe(true);
  expect(draw(near)).toMatch(/data-tinted="true".*<tr data-differs="true">/s);
  expect(readText(draw(near))).toContain('Differences highlighted');
  const far = [makeFullVehicle(), makeTestVehicle({ id: 8 })];
  expect(draw(far)).not.toContain('data-tinted');
  expect(readText(draw(far))).toMatch(/Show differences only (?!Differences highlighted)/);
  expect(buildCompareView([makeFullVehicle()], 0, context).isTinted).toBe(false);
  const expiring = [
    makeFullVehicle({ regoExpiry: '2027-01-05' }),
    makeFullVehicle({ id: 8, regoExpiry: '2027-02-16' }),
  ];
  expect(readRow(expiring, 'regoExpiry')?.isDifferent).toBe(true);
});

it('repeats name and price at the head, and ends with a way to ask about each vehicle [D.54]', () => {
  const sold = makeFullVehicle({ id: 9, status: 'sold' });
  const markup = draw([makeFullVehicle(), sold]);
  const [names = ''] = /<th scope="col">.*?<\/th>/s.exec(markup) ?? [];
  expect(readText(names)).toMatch(/^2023 Nissan X-Trail .*\$/);
  const foot = readText(/<tfoot>.*?<\/tfoot>/s.exec(markup)?.[0] ?? '');
  expect(foot).toMatch(/^Enquire Now : 2023 Nissan X.Trail Find similar : 2023 Nissan X.Trail$/);
  expect(readText(markup)).toContain('Add another car');
  const four = [1, 2, 3, 4].map((id) => makeFullVehicle({ id }));
  expect(readText(draw(four))).not.toContain('Add another');
});

it('keeps Enquire where the chat replaces it on the vehicle’s page, since no dialog asks for consent here [L4.30] [D.37]', () => {
  const chat = { autobot: 'active', chatwoot: { url: 'https://chat.example', websiteToken: 'abcd1234' } };
  const own = makeTestContext({ checkout: { path: 'checkout' }, chat });
  const car = makeFullVehicle({ slug: 'a-car' });
  const markup = drawOnSite(<ComparePage view={buildCompareView([car], 0, own)} />, own);
  expect(buildEnquireAction(car, own.site.config).href).toContain('https://chat.example');
  expect(markup).toContain('href="/cars/a-car/enquire">Enquire Now<span');
  expect(markup).not.toContain('chat.example');
});

it('leads to the search where nothing is compared [D.54]', () => {
  expect(readText(draw([]))).toMatch(/Nothing to compare yet Add up to four vehicles .* Browse vehicles/);
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
