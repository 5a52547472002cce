import { expect, it } from 'vitest';
import { listFieldsGone } from './list-fields-gone.ts';

it('lists the fields of a vehicle that the last feed had and this one lacks', () => {
  const last = ['stocknum', 'price', 'images', 'variant.power', 'location_code', 'floor_plan_rate'];
  expect(listFieldsGone(last, ['stocknum', 'images', 'colour'])).toEqual(['price', 'variant.power', 'location_code']);
  expect(listFieldsGone([], ['price'])).toEqual([]);
});
