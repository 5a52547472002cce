import { type Coordinates, calculateDistanceKm } from '#src/locations/rules/calculate-distance-km.ts';
import type { AttributeIndex } from '../columns/attribute-index.ts';
import type { SortSource } from '../order/row-order.ts';
import { parseGeo } from './read-geo.ts';

/** Rows by how far their place is from another. */
export const createGeoDistance = (geo: AttributeIndex, from: Coordinates): SortSource => {
  const kmByPlace = new Map<string, number>();
  return {
    name: `_geoPoint(${from.latitude},${from.longitude})`,
    sortKey: (row) => {
      const place = geo.sortKey(row);
      if (typeof place !== 'string') return undefined;
      const distanceKm = kmByPlace.get(place) ?? calculateDistanceKm(from, parseGeo(place));
      kmByPlace.set(place, distanceKm);
      return distanceKm;
    },
  };
};
