import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { calculatorsConfig } from '../../rules/config.ts';
import { buildFuelView } from '../../view/fuel/build-fuel-view.ts';
import { describeFuelCost } from '../../view/fuel/describe-fuel-cost.ts';
import { FuelCalculator } from './fuel-calculator.tsx';

const draw = (fields: Partial<Vehicle> = {}, fuelSwitches: object = {}): string | null => {
  const { fuel: config } = calculatorsConfig.parse({ fuel: fuelSwitches });
  const fuel = buildFuelView(makeTestVehicle(fields), config);
  return fuel === null ? null : renderToStaticMarkup(<FuelCalculator fuel={fuel} />);
};
const wordsOf = (...given: Parameters<typeof draw>): string => readText(draw(...given) ?? '');
const uses = (litres: number): Partial<Vehicle> => ({
  variant: { fuelConsumptionCombinedLitresPer100Km: litres } as Vehicle['variant'],
});

describe('FuelCalculator', () => {
  it('starts at 1.70 a litre and 250 km a week, with the cost per week, month and year [B2.47] [B9.24] [D.12]', () => {
    const markup = draw(uses(7.4)) ?? '';
    expect(markup).toContain('value="1.70"');
    expect(markup).toContain('value="250"');
    // 250 km at 7.4 L/100 km are 18.5 L: $31.45, $136.28, $1,635.40.
    expect(readText(markup)).toContain('a week $31 a month $136 a year $1,635');
    expect(readText(markup)).toContain('Based on 7.4 L/100 km, the manufacturer’s combined figure.');
  });

  it('says that 10 L/100 km isn’t the figure of a vehicle without one [B9.25]', () => {
    expect(wordsOf()).toContain('We don’t have a figure for this car, so this is only an example at 10 L/100 km.');
    expect(wordsOf()).toContain('a week $43 a month $184 a year $2,210');
    expect(wordsOf(uses(0))).toContain('We don’t have a figure for this car');
  });

  it('takes price, distance and fallback consumption from the config [B9.24] [B9.25]', () => {
    const trucks = { priceDollars: 1.92, weeklyKm: 1500, fallbackLitresPer100Km: 28 };
    expect(wordsOf({ itemType: 'truck' }, trucks)).toContain('a week $806 a month $3,494 a year $41,933');
    expect(wordsOf({ itemType: 'truck' }, trucks)).toContain(
      'We don’t have a figure for this truck, so this is only an example at 28 L/100 km.',
    );
  });

  it('is hidden for a vehicle without a figure where the site assumes none [B9.25]', () => {
    expect(draw({}, { fallbackLitresPer100Km: null })).toBeNull();
    expect(wordsOf(uses(7.4), { fallbackLitresPer100Km: null })).toContain('a week $31');
  });

  it.each(['Electric', 'Battery Electric', 'EV', 'Hydrogen'])('is hidden for %s cars [B9.26]', (fuel) => {
    expect(draw({ simpleFuel: fuel })).toBeNull();
    expect(draw({ fuel })).toBeNull();
  });

  it.each(['Petrol', 'Hybrid', 'Petrol/Electric', 'Plug-in Hybrid Electric', 'Diesel'])('is shown for %s', (fuel) => {
    expect(wordsOf({ fuel })).toContain('a week $43');
  });

  it('says what a plug-in hybrid’s figure leaves out', () => {
    const plugIn = { simpleFuel: 'Plug-in Hybrid' };
    expect(wordsOf({ ...plugIn, ...uses(1.6) })).toContain('a plug-in hybrid that starts fully charged');
    expect(wordsOf(plugIn)).toContain('A plug-in hybrid charged at home will use less than this');
    expect(wordsOf({ simpleFuel: 'Hybrid' })).not.toContain('plug-in');
  });

  it('is absent for towed or sold vehicles, and when switched off', () => {
    expect(draw({ itemType: 'caravan' })).toBeNull();
    expect(wordsOf({ itemType: 'caravan', fuel: 'Diesel' })).toContain('this caravan');
    expect(draw({ status: 'sold' })).toBeNull();
    expect(draw({}, { isShown: false })).toBeNull();
  });

  it.each([
    [{ priceText: 'cheap' }, 'price'],
    [{ priceText: '10.01' }, 'price'],
    [{ kmText: '' }, 'km'],
    [{ kmText: '10001' }, 'km'],
  ])('reports which field of %j is wrong', (typed, field) => {
    const entry = { priceText: '1.70', kmText: '250', litresPer100Km: 10, ...typed };
    expect(describeFuelCost(entry)).toMatchObject({ kind: 'wrong', field });
  });
});
