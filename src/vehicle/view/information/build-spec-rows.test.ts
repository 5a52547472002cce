import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLoadWeights } from '../../rules/find-load-weights.ts';
import { pageConfig } from '../../rules/page/page-config.ts';
import { specRowNames } from '../../rules/page/spec-row-names.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { parseOrThrow } from '../../testing/parse-or-throw.ts';
import { buildPlate } from '../build-plate.ts';
import { buildSpecRows } from './build-spec-rows.ts';
import { describeEngine } from './spec-row-table.ts';

const plain = pageConfig.parse({});
const rows = (fields: Partial<Vehicle>, config = plain) =>
  Object.fromEntries(
    buildSpecRows(makeTestVehicle(fields), specRowNames, config, '2026-11-21').map(({ name, value }) => [name, value]),
  );

const full = parseOrThrow({
  id: 7,
  slug: 's',
  name: 'n',
  year: 2023,
  make: 'Nissan',
  model: 'X-Trail',
  stocknum: 'W10451',
  car_type: 'used',
  km: 29640,
  compliance_date: '2023-03',
  build_date: '2023-02',
  engine_size: 1497,
  fuel: 'Hybrid',
  trans: 'Automatic',
  seats: 7,
  rego_expiry: '2027-06-14',
  regplate: '123ABC',
  vin: 'JN1TCAT33A0004187',
  colour: 'Deep ocean blue',
  variant: {
    power: 157,
    fuelconsumptioncombined: 6.1,
    fuelcapacity: 55,
    grossvehiclemass: 2450,
    vehiclelength: 4680,
    vehicleheight: 1725,
    vehiclewidth: 1840,
    towingcapacitybraked: 1650,
    torque: 330,
    ancaprating: '5 stars, 2022',
  },
});

describe('buildSpecRows', () => {
  it('names the cab of a ute with its body, once [B3.01, B3.02]', () => {
    const bodyOf = (fields: Partial<Vehicle>) => rows({ body: 'D/Cab', simpleBody: 'Ute', ...fields }).body;
    expect(bodyOf({ bodyConfiguration: 'Dual Cab' })).toBe('Ute (Dual Cab)');
    expect([bodyOf({ bodyConfiguration: 'Ute' }), bodyOf({ bodyConfiguration: null })]).toEqual(['Ute', 'Ute']);
  });

  it('formats every row of the specification with its unit [B9.46]', () => {
    const shown = buildSpecRows(full, specRowNames, plain, '2026-11-21');
    expect(shown.map(({ value }) => value)).toEqual([
      '29,640 km',
      'March 2023',
      'February 2023',
      '1,497 cc',
      'Hybrid',
      'Automatic',
      '7',
      'Expires on 14 June 2027',
      'W10451',
      'JN1TCAT33A0004187',
      'Deep ocean blue',
      '157 kW',
      '6.1 L/100km',
      '55 L',
      '2,450 kg',
      '4,680 mm',
      '1,725 mm',
      '1,840 mm',
      '1,650 kg',
      '330 Nm',
      '5 stars, 2022',
    ]);
  });

  it("drops rows with empty and 'null' values [B5.17]", () => {
    expect(rows({ colour: null, vin: 'null', fuel: ' ', transmission: 'undefined' })).toEqual({
      stockNumber: 'W10451',
    });
  });

  it("hides the site's hidden rows, by default the rego [B5.18]", () => {
    expect(rows({ regoPlate: '123ABC' }).rego).toBeUndefined();
    const own = pageConfig.parse({ hiddenSpecRows: ['stockNumber'] });
    expect(rows({ regoPlate: '123ABC' }, own)).toEqual({ rego: '123ABC' });
  });

  it("never prints 'null' or the like, whatever the fields [B5.17]", () => {
    const text = fc.option(fc.constantFrom('', ' ', 'null', 'NULL', 'undefined', 'Blue'), { nil: null });
    fc.assert(
      fc.property(text, text, (colour, vin) => {
        const values = Object.values(rows({ colour, vin }));
        expect(values.filter((value) => /^(null|undefined|\s*)$/i.test(value))).toEqual([]);
      }),
    );
  });
});

it('describes the engine in cc, else in litres with one decimal, else by cylinders [B9.47]', () => {
  const engine = (fields: Partial<Vehicle>) => describeEngine(makeTestVehicle(fields));
  expect(engine({ engineSizeCc: 1998, engineSizeLitres: 2 })).toBe('1,998 cc');
  expect(engine({ engineSizeLitres: 2 })).toBe('2.0 L');
  expect(describeEngine(parseOrThrow({ ...caravanInput, variant: { cylinders: 4 } }))).toBe('4 cylinders');
  expect(engine({})).toBeNull();
});

const caravanInput = {
  id: 8,
  slug: 'c',
  name: 'c',
  year: 2022,
  make: 'Jayco',
  model: 'Journey',
  stocknum: 'S1142',
  car_type: 'used',
  item_type: 'caravan',
  specifications: {
    sleeps: 2,
    tare_weight: 2196,
    aggregate_trailer_mass: 2700,
    body_length: 5700,
    axle_type: 'Tandem',
  },
};

it("shows a caravan's weights and payload when both weights are known [B3.08]", () => {
  const caravan = parseOrThrow(caravanInput);
  const plate = buildPlate(caravan, ['sleeps', 'tare', 'atm', 'bodyLength', 'axle', 'tank', 'stockNumber']);
  expect(plate.map(({ value }) => value)).toEqual(['2', '2,196 kg', '2,700 kg', '5,700 mm', 'Tandem', 'S1142']);
  expect(findLoadWeights(caravan)).toEqual({ tareKg: 2196, ratingKg: 2700, payloadKg: 504, ratingName: 'ATM' });
  expect(findLoadWeights(makeTestVehicle())).toBeNull();
  const truck = parseOrThrow({
    ...caravanInput,
    item_type: 'truck',
    specifications: { ...caravanInput.specifications, aggregate_trailer_mass: 0 },
    variant: { grossvehiclemass: 4500 },
  });
  expect(findLoadWeights(truck)).toMatchObject({ ratingKg: 4500, ratingName: 'GVM' });
});

it('shows who may ride a motorcycle, where the dealer says so [B9.46]', () => {
  expect(rows({ isLearnerApproved: true })).toMatchObject({ licence: 'LAMS approved' });
  expect(rows({ isLearnerApproved: false })).toMatchObject({ licence: 'Full licence' });
  expect(rows({})).not.toHaveProperty('licence');
});
