import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { drawText } from '#src/ui/testing/draw-text.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { CardPicture } from './card-parts.tsx';

const certifying = makeTestContext({ vehicle: { cards: { certifiedMake: 'Nissan', hasFuelTag: true } } });
const picture = (vehicle: Vehicle, isPriority = false) => (
  <CardPicture card={buildVehicleCard(vehicle, certifying)} sizes="100vw" isPriority={isPriority} />
);

it('shows at most one tag [B4.05]', () => {
  const tagOf = (fields: Partial<Vehicle>) => drawText(picture(makeTestVehicle(fields)));
  expect(tagOf({})).toBe('No photos yet');
  expect(tagOf({ tag: 'Price drop' })).toBe('No photos yet Price drop');
  expect(tagOf({ tag: 'Price drop', isReserved: true })).toBe('No photos yet Reserved');
  expect(tagOf({ tag: 'Price drop', status: 'sold' })).toBe('No photos JUST SOLD');
  expect(tagOf({ status: 'coming_soon' })).toBe('No photos yet COMING SOON');
  expect(tagOf({ status: 'in_transit', tag: 'Price drop' })).toBe('No photos');
});

it('marks a certified vehicle with a seal, and a reserved or electric one by that tag alone [B4.05] [B4.08]', () => {
  const certified = { isCertified: true, carType: 'used', tag: 'Price drop' } as const;
  const marks = (fields: Partial<Vehicle>) => drawText(picture(makeTestVehicle({ ...certified, ...fields })));
  expect(marks({})).toBe('No photos yet Certified pre-owned');
  expect(marks({ isReserved: true })).toBe('No photos yet Reserved');
  expect(marks({ simpleFuel: 'Electric' })).toBe('No photos yet Electric');
  expect(marks({ carType: 'new' })).toBe('No photos yet Price drop');
  const seal = renderToStaticMarkup(picture(makeTestVehicle(certified))).split('Certified pre-owned')[0];
  expect(seal).toMatch(/data-kind="certified"><span[^>]*><svg[^>]*>.*<\/svg>$/s);
});

it("shows the programme's own logo where the site has one [B4.08]", () => {
  const context = makeTestContext({
    vehicle: { cards: { certifiedMake: 'Nissan', certifiedLogoSrc: '/media/certified.svg' } },
  });
  const draw = (fields: Partial<Vehicle>) =>
    renderToStaticMarkup(
      <CardPicture card={buildVehicleCard(makeTestVehicle(fields), context)} sizes="100vw" isPriority={false} />,
    );
  expect(draw({ isCertified: true })).toMatch(/<img [^>]*src="\/media\/certified\.svg" alt="Certified pre-owned"/);
  expect(draw({ isCertified: true, status: 'sold' })).not.toContain('certified.svg');
  expect(draw({ isCertified: false })).not.toContain('certified.svg');
});

it('requests the photo at 600x400, with alternative text and the photo count [B9.08]', () => {
  const markup = renderToStaticMarkup(picture(makeFullVehicle()));
  expect(markup).toContain('alt="2023 Nissan X-Trail"');
  expect(markup).toContain('loading="lazy"');
  expect(markup).toMatch(/src="\/images\/600\/[^"]*"/);
  expect(markup).toContain('width="600" height="400"');
  expect(drawText(picture(makeFullVehicle()))).toBe('Photos: 6');
  expect(renderToStaticMarkup(picture(makeFullVehicle(), true))).toContain('fetchPriority="high"');
});

it('shows that there is no photo, or that it is on its way [L8.04] [B2.37]', () => {
  expect(drawText(picture(makeTestVehicle()))).toBe('No photos yet');
  const arrival = makeTestVehicle({ primaryImageUrl: '/media/new-arrival.svg' });
  expect(drawText(picture(arrival))).toBe('New arrival: no photos yet');
});
