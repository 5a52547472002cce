import type { Coordinates } from '../calculate-distance-km.ts';

/** The part of the country that a drawn map always shows. Its aspect ratio is 8 to 5. @spec L9.24 */
export interface MapFrame {
  readonly west: number;
  readonly south: number;
  readonly widthDegrees: number;
  readonly heightDegrees: number;
}

/**
 * Size of a `MapFrame`, in units of the drawing. A map with another aspect ratio also shows what's around the frame.
 */
export const frameUnits = { width: 800, height: 500 } as const;

const marginShare = 0.3;
const leastHeightDegrees = 0.36;
const kmOfLatitudeDegree = 111.2;

const narrowingAt = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/** @spec L9.24 */
export const buildMapFrame = (places: readonly Coordinates[]): MapFrame | null => {
  if (places.length === 0) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const narrowing = narrowingAt(middle.latitude);
  const ratio = frameUnits.width / frameUnits.height;
  const spread = Math.max(north - south, ((east - west) * narrowing) / ratio) * (1 + 2 * marginShare);
  const heightDegrees = Math.max(leastHeightDegrees, spread);
  const widthDegrees = (heightDegrees * ratio) / narrowing;
  return {
    west: middle.longitude - widthDegrees / 2,
    south: middle.latitude - heightDegrees / 2,
    widthDegrees,
    heightDegrees,
  };
};

export const projectInto = (
  { west, south, widthDegrees, heightDegrees }: MapFrame,
  { latitude, longitude }: Coordinates,
): { readonly x: number; readonly y: number } => ({
  x: ((longitude - west) / widthDegrees) * frameUnits.width,
  y: (1 - (latitude - south) / heightDegrees) * frameUnits.height,
});

export const measureFrameKm = (frame: MapFrame): number =>
  frame.widthDegrees * narrowingAt(frame.south + frame.heightDegrees / 2) * kmOfLatitudeDegree;
