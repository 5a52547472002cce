import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildPageActions } from './build-page-actions.ts';

it('names the vehicle to a page that values it, whatever the page is told already [L2.49]', () => {
  const hrefOf = (tradeInPath: string) => {
    const context = makeTestContext({ vehicle: { page: { buttons: { shown: ['tradeIn'], tradeInPath } } } });
    return buildPageActions(makeTestVehicle(), context).map(({ href }) => href);
  };
  expect(hrefOf('/trade-in?kind=motorcycle')).toEqual(['/trade-in?kind=motorcycle&car_id=1']);
  expect(hrefOf('/sell')).toEqual(['/sell?car_id=1']);
});
