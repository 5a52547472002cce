import { describe, expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { makeLeadSite } from '../testing/make-lead-site.ts';
import { describeLeadVehicle } from './lead-vehicle.ts';

const { locations } = makeLeadSite({}, 'several');
const yard = { name: 'North', slug: null, phone: null, address: null, distributionLocations: [] };
const namesOf = (fields: Parameters<typeof makeTestVehicle>[0]): readonly string[] =>
  describeLeadVehicle(makeTestVehicle(fields), locations).distributionLocations;

describe('the distribution locations of a lead', () => {
  it('are those of the vehicle’s location in the site’s file, if it has any [L3.02]', () => {
    expect(namesOf({ locationId: 1 })).toEqual(['Wattle North Sales']);
    expect(namesOf({ locationId: 1, location: yard })).toEqual(['Wattle North Sales']);
    expect(namesOf({ locationId: 2 })).toEqual([]);
  });

  it('are the vehicle’s own, if it has any [L3.02]', () => {
    const location = { ...yard, distributionLocations: ['Depot'] };
    expect(namesOf({ locationId: 1, location })).toEqual(['Depot']);
  });

  it('are empty for a vehicle without a known location [L3.02]', () => {
    expect(namesOf({ locationId: null, locationName: null, location: null })).toEqual([]);
  });
});
