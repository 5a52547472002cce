import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { drawText } from '#src/ui/testing/draw-text.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { CardPicture } from './card-picture.tsx';

const certifying = makeTestContext({ vehicle: { cards: { certifiedMake: 'Nissan', hasFuelTag: true } } });
const picture = (vehicle: Vehicle, isPriority = false) => (
  <CardPicture card={buildVehicleCard(vehicle, certifying)} sizes="100vw" isPriority={isPriority} />
);

it('says the tag of the vehicle, one at most [B4.05]', () => {
  const tagOf = (fields: Partial<Vehicle>) => drawText(picture(makeTestVehicle(fields)));
  expect(tagOf({})).toBe('Image not found');
  expect(tagOf({ tag: 'Price drop' })).toBe('Image not found Price drop');
  expect(tagOf({ tag: 'Price drop', isReserved: true })).toBe('Image not found Reserved');
  expect(tagOf({ tag: 'Price drop', status: 'sold' })).toBe('Image not found JUST SOLD');
  expect(tagOf({ status: 'coming_soon' })).toBe('Image not found COMING SOON');
  expect(tagOf({ status: 'in_transit', tag: 'Price drop' })).toBe('Image not found');
});

it('says the certified badge once, beside another tag or as the tag itself [B4.13]', () => {
  const certified = { isCertified: true, carType: 'used' } as const;
  expect(drawText(picture(makeTestVehicle(certified)))).toBe('Image not found Certified pre-owned');
  const electric = makeTestVehicle({ ...certified, simpleFuel: 'Electric' });
  expect(drawText(picture(electric))).toBe('Image not found Electric Certified pre-owned');
});

it('asks for the photograph at 600x400, names it and says how many there are [B9.08]', () => {
  const markup = renderToStaticMarkup(picture(makeFullVehicle()));
  expect(markup).toContain('alt="2023 Nissan X-Trail"');
  expect(markup).toContain('loading="lazy"');
  expect(markup).toMatch(/src="\/images\/600\/[^"]*"/);
  expect(markup).toContain('width="600" height="400"');
  expect(drawText(picture(makeFullVehicle()))).toBe('Photos: 6');
  expect(renderToStaticMarkup(picture(makeFullVehicle(), true))).toContain('fetchPriority="high"');
});

it('says that there is no photograph, or that it is on its way [L8.04] [B2.37]', () => {
  expect(drawText(picture(makeTestVehicle()))).toBe('Image not found');
  const arrival = makeTestVehicle({ primaryImageUrl: '/media/new-arrival.svg' });
  expect(drawText(picture(arrival))).toBe('New arrival: photos are on their way');
});
