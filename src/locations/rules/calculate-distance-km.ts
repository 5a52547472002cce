export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6371;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** @spec L9.19 */
export const calculateDistanceKm = (from: Coordinates, to: Coordinates): number => {
  const halfLatitude = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const share =
    halfLatitude ** 2 + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * halfLongitude ** 2;
  // For opposite points, rounding can make the share exceed 1, for which asin returns NaN.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, share)));
};
