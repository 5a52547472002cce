import { describe, expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { makeLeadSite } from '../testing/make-lead-site.ts';
import { describeLeadVehicle } from './lead-vehicle.ts';

const { locations } = makeLeadSite({}, 'several');
const yard = { name: 'North', slug: null, phone: null, address: null, distributionLocations: [] };
const namesOf = (fields: Parameters<typeof makeTestVehicle>[0]): readonly string[] =>
  describeLeadVehicle(makeTestVehicle(fields), locations).distributionLocations;

describe('where the lead of a vehicle is passed on', () => {
  it('is what its location names in the site’s file, and nowhere for a location that names none [L3.02]', () => {
    expect(namesOf({ locationId: 1 })).toEqual(['Wattle North Sales']);
    expect(namesOf({ locationId: 1, location: yard })).toEqual(['Wattle North Sales']);
    expect(namesOf({ locationId: 2 })).toEqual([]);
  });

  it('is what the vehicle itself names, where it does [L3.02]', () => {
    const location = { ...yard, distributionLocations: ['Depot'] };
    expect(namesOf({ locationId: 1, location })).toEqual(['Depot']);
  });

  it('is nowhere for a vehicle of which no place is known [L3.02]', () => {
    expect(namesOf({ locationId: null, locationName: null, location: null })).toEqual([]);
  });
});
