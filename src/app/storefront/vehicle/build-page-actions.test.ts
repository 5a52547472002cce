import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildPageActions } from './build-page-actions.ts';

it('leads to a valuation for the vehicle where the site values cars and the vehicle is in stock [B2.04] [B5.14] [D.38] [L2.49]', () => {
  const linksOf = (enabled: boolean, status = 'in_stock') => {
    const context = makeTestContext({ tradeIn: { enabled }, vehicle: { page: { buttons: { shown: ['tradeIn'] } } } });
    return buildPageActions(makeTestVehicle({ id: 9, status }), context).map(({ label, href }) => `${label} ${href}`);
  };
  const link = 'Trade-In Valuation /cars/trade-in?car_id=9';
  expect(linksOf(true)).toEqual([link]);
  expect(linksOf(true, 'coming_soon')).toEqual([link]);
  expect(linksOf(true, 'sold')).toEqual([]);
  expect(linksOf(true, 'elsewhere')).toEqual([]);
  expect(linksOf(false)).toEqual([]);
});

it('asks in the words of the site, for photos too, and for another where a vehicle has gone [B1.05] [B1.07] [L1.01] [L2.49] [L2.50]', () => {
  const actionsOf = (status: string, config: Record<string, unknown> = {}) =>
    buildPageActions(makeTestVehicle({ slug: 'a-car', status }), makeTestContext(config)).map(
      ({ label, href }) => `${label} ${href}`,
    );
  expect(actionsOf('in_stock').slice(0, 3)).toEqual([
    'Enquire Now /cars/a-car/enquire',
    'Book a Test Drive /book-test-drive?car_id=a-car',
    'Ask for photos /cars/a-car/request-photos',
  ]);
  expect(actionsOf('in_stock', { leads: { enquireLabel: 'Message Now' } })[0]).toBe('Message Now /cars/a-car/enquire');
  const [message] = buildPageActions(makeTestVehicle(), makeTestContext({ leads: { enquireLabel: 'Message Now' } }));
  expect(message?.shortLabel).toBe('Message');
  expect(actionsOf('sold')).toEqual(['Ask us to find you one /cars/a-car/find-me-something-similar']);
  expect(actionsOf('sold', { vehicle: { page: { buttons: { shown: ['photos'] } } } })).toEqual([]);
});

it('leads to a visit of a vehicle that stands there, in the words of the site [B1.06] [B2.72]', () => {
  const visitsOf = (fields: Partial<Vehicle>, appointments: object = {}) =>
    buildPageActions(makeTestVehicle(fields), makeTestContext({ appointments })).filter(
      ({ name }) => name === 'testDrive',
    );
  const [visit] = visitsOf({ slug: 'x-trail' });
  expect(visit).toMatchObject({ label: 'Book a Test Drive', href: '/book-test-drive?car_id=x-trail' });
  expect(visitsOf({}, { occasion: 'viewing' })).toMatchObject([{ label: 'Book a Viewing' }]);
  expect(visitsOf({}, { booking: 'wishes' })).toHaveLength(1);
  expect(visitsOf({}, { booking: 'none' })).toEqual([]);
  for (const status of ['sold', 'coming_soon', 'elsewhere']) expect(visitsOf({ status })).toEqual([]);
});
