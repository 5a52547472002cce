import { type Coordinates, calculateDistanceKm } from '#src/locations/rules/calculate-distance-km.ts';
import type { AttributeIndex } from '../columns/attribute-index.ts';
import type { SortSource } from '../order/row-order.ts';

export const geoAttribute = '_geo';

const readDegrees = (value: unknown, most: number): number | undefined => {
  const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof degrees === 'number' && Math.abs(degrees) <= most ? degrees : undefined;
};

export const readGeo = (value: unknown): Coordinates | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { lat, lng } = value as { readonly lat?: unknown; readonly lng?: unknown };
  const latitude = readDegrees(lat, 90);
  const longitude = readDegrees(lng, 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
};

export const formatGeo = ({ latitude, longitude }: Coordinates): string => `${latitude},${longitude}`;

export const parseGeo = (text: string): Coordinates => {
  const [latitude = '', longitude = ''] = text.split(',');
  return { latitude: Number(latitude), longitude: Number(longitude) };
};

export const findGeoProblem = ({ latitude, longitude }: Coordinates): string | undefined => {
  if (!(Math.abs(latitude) <= 90)) {
    return `Bad latitude \`${latitude}\`. Latitude must be contained between -90 and 90 degrees.`;
  }
  if (Math.abs(longitude) <= 180) return undefined;
  const hint = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return `Bad longitude \`${longitude}\`. Longitude must be contained between -180 and 180 degrees. Hint: try using \`${hint}\` instead.`;
};

export const readGeoPoint = (text: string): Coordinates | undefined => {
  const found = /^_geoPoint\(\s*([-+\d.eE]+)\s*,\s*([-+\d.eE]+)\s*\)$/.exec(text);
  if (found === null) return undefined;
  const place = { latitude: Number(found[1]), longitude: Number(found[2]) };
  return Number.isNaN(place.latitude + place.longitude) ? undefined : place;
};

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

export type Area =
  | { readonly shape: 'circle'; readonly middle: Coordinates; readonly radiusMetres: number }
  | { readonly shape: 'box'; readonly topRight: Coordinates; readonly bottomLeft: Coordinates }
  | { readonly shape: 'polygon'; readonly corners: readonly Coordinates[] };

const isInPolygon = ({ latitude, longitude }: Coordinates, corners: readonly Coordinates[]): boolean => {
  let isInside = false;
  for (const [place, corner] of corners.entries()) {
    const before = corners.at(place - 1) ?? corner;
    if (corner.latitude > latitude === before.latitude > latitude) continue;
    const share = (latitude - corner.latitude) / (before.latitude - corner.latitude);
    if (longitude < corner.longitude + share * (before.longitude - corner.longitude)) isInside = !isInside;
  }
  return isInside;
};

/** A box whose left edge is east of its right edge crosses the date line. */
export const isInArea = (place: Coordinates, area: Area): boolean => {
  if (area.shape === 'circle') return calculateDistanceKm(area.middle, place) * 1000 <= area.radiusMetres;
  if (area.shape === 'polygon') return isInPolygon(place, area.corners);
  const { topRight, bottomLeft } = area;
  if (place.latitude > topRight.latitude || place.latitude < bottomLeft.latitude) return false;
  const [isLeft, isRight] = [place.longitude <= topRight.longitude, place.longitude >= bottomLeft.longitude];
  return topRight.longitude < bottomLeft.longitude ? isLeft || isRight : isLeft && isRight;
};
