import { expect, it } from 'vitest';
import { plateFigures } from '../rules/find-load-weights.ts';
import { makeTestVehicle } from '../testing/make-test-vehicle.ts';
import { buildPlate } from './build-plate.ts';

const specifications = {
  bodyWidthMm: 2450,
  bodyLengthMm: 6000,
  tareKg: 2196,
  aggregateTrailerMassKg: 2700,
  axleType: 'Tandem',
  sleeps: 2,
  wheelbaseMm: 4250,
  engineHours: 8120,
};
const vehicle = makeTestVehicle({ specifications, seats: 5, odometerKm: 0 });

it("keeps the site's order of figures [B3.08]", () => {
  const namesOf = (...names: (typeof plateFigures)[number][]) => buildPlate(vehicle, names).map(({ name }) => name);
  expect(namesOf('tare', 'atm', 'sleeps')).toEqual(['tare', 'atm', 'sleeps']);
  expect(namesOf('sleeps', 'tare', 'atm')).toEqual(['sleeps', 'tare', 'atm']);
});

it('shows the location of a vehicle [B2.17]', () => {
  const [figure] = buildPlate(makeTestVehicle({ locationName: 'Gepps Cross' }), ['location']);
  expect(figure).toEqual({ name: 'location', label: 'Location', value: 'Gepps Cross' });
});

it('formats every known figure with its unit and skips the others [B3.08] [B3.12]', () => {
  expect(buildPlate(vehicle, plateFigures).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Sleeps 2',
    'Tare 2,196 kg',
    'ATM 2,700 kg',
    'Payload 504 kg',
    'Body length 6,000 mm',
    'Body width 2,450 mm',
    'Axle Tandem',
    'Wheelbase 4,250 mm',
    'Hours 8,120 h',
    'Weight 2,196 kg',
    'Odometer 0 km',
    'Seats 5',
    'Stock no. W10451',
  ]);
  expect(buildPlate(makeTestVehicle(), plateFigures).map(({ name }) => name)).toEqual(['stockNumber']);
});
