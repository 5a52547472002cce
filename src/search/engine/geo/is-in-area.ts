import { type Coordinates, calculateDistanceKm } from '#src/locations/rules/calculate-distance-km.ts';

/** A stretch of the globe that a filter names. */
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

/** True when a place lies in an area; a box whose left is right of its right goes over the date line. */
export const isInArea = (place: Coordinates, area: Area): boolean => {
  if (area.shape === 'circle') return calculateDistanceKm(area.middle, place) * 1000 <= area.radiusMetres;
  if (area.shape === 'polygon') return isInPolygon(place, area.corners);
  const { topRight, bottomLeft } = area;
  if (place.latitude > topRight.latitude || place.latitude < bottomLeft.latitude) return false;
  const [isLeft, isRight] = [place.longitude <= topRight.longitude, place.longitude >= bottomLeft.longitude];
  return topRight.longitude < bottomLeft.longitude ? isLeft || isRight : isLeft && isRight;
};
