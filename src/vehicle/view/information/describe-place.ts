import type { Vehicle } from '../../rules/vehicle.ts';

type Placed = Pick<Vehicle, 'city' | 'state' | 'location' | 'locationName'>;

/** @spec B2.57 */
export const describePlace = ({ city, state, location, locationName }: Placed): string | null => {
  const known = [city ?? location?.address?.city, state ?? location?.address?.state].filter((part) => Boolean(part));
  return known.length === 2 ? known.join(', ') : (locationName ?? location?.name ?? known[0] ?? null);
};
