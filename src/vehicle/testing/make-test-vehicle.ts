import type { Vehicle } from '../rules/vehicle.ts';
import { parseOrThrow } from './parse-or-throw.ts';

export const makeTestVehicle = (fields: Partial<Vehicle> = {}): Vehicle => ({
  ...parseOrThrow({
    id: 1,
    slug: '2023-nissan-x-trail-1',
    name: '2023 Nissan X-Trail',
    year: 2023,
    make: 'Nissan',
    model: 'X-Trail',
    stocknum: 'W10451',
    car_type: 'used',
    status: 'in_stock',
  }),
  ...fields,
});
