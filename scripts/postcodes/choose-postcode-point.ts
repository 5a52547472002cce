import { type Coordinates, calculateDistanceKm } from '#src/locations/rules/calculate-distance-km.ts';

export interface LocalityRow {
  readonly postcode: string;
  readonly state: string;
  readonly type: string;
  readonly lat: number;
  readonly long: number;
  readonly Lat_precise: number;
  readonly Long_precise: number;
}

export type PostcodePoint =
  | { readonly kind: 'point'; readonly point: Coordinates }
  | { readonly kind: 'unknown'; readonly reason: 'outsideAustralia' | 'tooWide' };

const nearKm = 100;
const leastShareNear = 0.75;

/**
 * In this order: the mainland and Tasmania; Norfolk Island; Lord Howe Island; Christmas Island and the Cocos Islands.
 */
const boxes = [
  { south: -44, north: -9, west: 112, east: 154.5 },
  { south: -29.3, north: -28.8, west: 167.7, east: 168.2 },
  { south: -31.7, north: -31.4, west: 158.9, east: 159.2 },
  { south: -12.5, north: -10, west: 96, east: 106 },
] as const;

const isInAustralia = ({ latitude, longitude }: Coordinates): boolean =>
  boxes.some(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );

const findPlace = (row: LocalityRow): Coordinates | undefined =>
  [
    { latitude: row.Lat_precise, longitude: row.Long_precise },
    { latitude: row.lat, longitude: row.long },
  ].find(isInAustralia);

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = sorted.length % 2 === 1 ? [middle, middle] : [middle - 1, middle];
  return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
};

const middleOf = (places: readonly Coordinates[]): Coordinates => ({
  latitude: median(places.map(({ latitude }) => latitude)),
  longitude: median(places.map(({ longitude }) => longitude)),
});

/**
 * Chooses the middle of a postcode's localities. Uses medians, because some coordinates are wrong. A postcode has no
 * point if all its localities are outside Australia, or if they're far apart, as in a desert.
 */
export const choosePostcodePoint = (rows: readonly LocalityRow[]): PostcodePoint => {
  const delivered = rows.filter(({ type }) => type === 'Delivery Area');
  const places = (delivered.length > 0 ? delivered : rows).map(findPlace).filter((place) => place !== undefined);
  if (places.length === 0) return { kind: 'unknown', reason: 'outsideAustralia' };
  const rough = middleOf(places);
  const near = places.filter((place) => calculateDistanceKm(rough, place) <= nearKm);
  if (near.length < places.length * leastShareNear) return { kind: 'unknown', reason: 'tooWide' };
  return { kind: 'point', point: middleOf(near) };
};
