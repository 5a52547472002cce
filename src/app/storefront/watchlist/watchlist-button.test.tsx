import { describe, expect, it } from 'vitest';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { DrawnIds } from '#src/watchlist/web/get-watchlist.tsx';

const watching = makeTestContext({ watchlist: { isEnabled: true } });
const soldAtSeconds = watching.now.getTime() / 1000 - 86_400;

const cardOf = (vehicle: Vehicle, context = watching) => <VehicleCard card={buildVehicleCard(vehicle, context)} />;
const pageOf = (vehicle: Vehicle, context = watching) => (
  <VehiclePage view={buildVehiclePage(vehicle, false, context)} />
);
await loadLateParts(cardOf(makeFullVehicle()), watching);
await loadVehiclePage();
await loadLateParts(pageOf(makeFullVehicle()), watching);

const draw = (part: React.ReactNode, saved: readonly number[] = []) =>
  drawOnSite(<DrawnIds value={saved}>{part}</DrawnIds>, watching);
const findButton = (markup: string) => {
  const form = markup.match(/<form[^>]*action="(\/watchlist\/\w+)"[^>]*>.*?<\/form>/)?.[0];
  return form === undefined ? null : { form, words: readText(form), isPressed: form.includes('aria-pressed="true"') };
};

const vehicles = [
  ['a full car', makeFullVehicle({ id: 7 })],
  ['a sparse car', makeTestVehicle({ id: 7 })],
] as const;
const places = [
  ['card', cardOf],
  ['page', pageOf],
] as const;

describe.each(vehicles)('%s', (_, vehicle) => {
  it.each(places)(
    'has the watchlist in the place of the heart on its %s, where the site has one [B1.15]',
    (_name, place) => {
      const button = findButton(draw(place(vehicle)));
      expect(button?.words).toMatch(/^Save ?: \S/);
      expect(button?.form).toContain('action="/watchlist/save"');
      expect(button?.form).toContain('name="car_id" value="7"');
      expect(draw(place(vehicle))).not.toContain('data-keep="favourites"');
      const plain = makeTestContext();
      const without = drawOnSite(place(vehicle, plain), plain);
      expect(without).toContain('data-keep="favourites"');
      expect(without).not.toContain('data-keep="watchlist"');
    },
  );

  it.each(places)("shows 'Saved' on its %s, sold or not [B4.37]", (_name, place) => {
    for (const sold of [vehicle, { ...vehicle, status: 'sold', soldAtSeconds }]) {
      const button = findButton(draw(place(sold), [7]));
      expect(button?.words).toMatch(/^Saved ?: \S/);
      expect([button?.isPressed, button?.form.includes('/watchlist/remove')]).toEqual([true, true]);
    }
  });

  it.each(places)('shows no button on its %s when it is sold and not saved [B4.38]', (_name, place) => {
    expect(findButton(draw(place({ ...vehicle, status: 'sold', soldAtSeconds }), [8]))).toBeNull();
  });
});

it('is offered where a heart would be: not for a car that the site’s conditions leave out [B4.33]', () => {
  const strict = makeTestContext({ watchlist: { isEnabled: true }, favourites: { conditions: ['priced'] } });
  const unpriced = makeFullVehicle({ priceCents: null, offerPriceCents: null });
  expect(findButton(drawOnSite(cardOf(unpriced, strict), strict))).toBeNull();
});
