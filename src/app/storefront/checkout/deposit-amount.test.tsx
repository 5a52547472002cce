import { beforeAll, describe, expect, it } from 'vitest';
import { drawCheckout, pricedVehicle } from '#src/app/storefront/testing/draw-checkout.tsx';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { readText } from '#src/ui/testing/read-text.ts';

beforeAll(loadVehiclePage);

const cars = [
  { car: 'a sparse car', make: (fields: object) => ({ ...pricedVehicle, ...fields }) },
  { car: 'a full car', make: makeFullVehicle },
];
/** No deposit applies: neither the car nor the site has an amount, or the amount that applies is zero. */
const nothing = [
  { deposit: 'null', reserveAmountCents: null, depositDollars: null },
  { deposit: '$0', reserveAmountCents: 0, depositDollars: 200 },
  { deposit: "the site's $0", reserveAmountCents: null, depositDollars: 0 },
];
const something = [
  { deposit: '$200', reserveAmountCents: 20_000, depositDollars: null },
  { deposit: "the site's $200", reserveAmountCents: null, depositDollars: 200 },
];
const across = <T extends object>(deposits: readonly T[]) =>
  cars.flatMap((car) => deposits.map((deposit) => ({ ...car, ...deposit })));
const carsWithout = across(nothing);
const carsWith = across(something);

const contextOf = (depositDollars: number | null) =>
  makeTestContext({
    checkout: { path: 'checkout', depositDollars },
    vehicle: { cards: { buttons: ['viewDetails', 'reserveNow'] } },
  });

type Context = ReturnType<typeof contextOf>;
type Car = ReturnType<typeof makeFullVehicle>;

const sayPage = (vehicle: Car, context: Context) =>
  readText(drawOnSite(<VehiclePage view={buildVehiclePage(vehicle, false, context)} />, context));
const drawCard = (vehicle: Car, context: Context) =>
  drawOnSite(<VehicleCard card={buildVehicleCard(vehicle, context)} />, context);

describe('what reserving takes', () => {
  it.each(carsWith)(
    'shows on the page of $car and where it is reserved, and its card leads there: $deposit [B5.15]',
    async ({ make, reserveAmountCents, depositDollars }) => {
      const vehicle = make({ reserveAmountCents });
      const context = contextOf(depositDollars);
      expect(sayPage(vehicle, context)).toContain('Reserve Car Now for $200');
      expect(drawCard(vehicle, context)).toContain(`href="/cars/${vehicle.slug}/checkout"`);
      const { text } = await drawCheckout({ vehicle, checkout: { depositDollars } });
      expect(text).toContain('A deposit of $200 holds this car for 48 hours.');
      expect(text).toContain('Pay today $200');
    },
  );

  it.each(carsWithout)(
    'is hidden on the page and the card of $car and where it is reserved, with all that leads there: $deposit [B5.15]',
    async ({ make, reserveAmountCents, depositDollars }) => {
      const vehicle = make({ reserveAmountCents });
      const context = contextOf(depositDollars);
      const page = sayPage(vehicle, context);
      expect(page).toContain('Enquire Now');
      expect(page).not.toMatch(/Reserve|deposit|\$200|\$0(?![.\d])/);
      const card = drawCard(vehicle, context);
      expect(readText(card)).toContain('View Details');
      expect(card).not.toMatch(/Reserve Now|checkout/);
      const { markup, text } = await drawCheckout({ vehicle, checkout: { depositDollars } });
      expect(text).toContain('This car can’t be reserved');
      expect(text).not.toMatch(/Pay today|\$200|\$0(?![.\d])|null/);
      expect(markup).not.toContain('<form');
    },
  );
});

describe('a reserved car', () => {
  it.each(cars)(
    'links the page of $car to its reservation, with the same words for every visitor [B9.29]',
    ({ make }) => {
      const context = makeTestContext({ checkout: { path: 'checkout' } });
      const draw = (fields: object, on = context) =>
        drawOnSite(<VehiclePage view={buildVehiclePage(make(fields), false, on)} />, on);
      const reserved = draw({ isReserved: true });
      expect(readText(reserved)).toContain('Is this your reservation? View it here');
      expect(reserved).toMatch(/<a href="\/cars\/[\w-]+\/checkout">Is this your reservation/);
      expect(draw({ isReserved: false })).not.toContain('Is this your reservation');
      const without = makeTestContext({ checkout: { path: 'none' } });
      expect(draw({ isReserved: true }, without)).not.toContain('Is this your reservation');
    },
  );
});
