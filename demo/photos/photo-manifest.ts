import type { Paint } from '../stock/colours.ts';

export interface PhotoManifest {
  /** Paints by picture, separated by spaces: `'suv-hero': 'black white'` for suv-hero-black.avif and -white.avif. */
  readonly photos: Readonly<Record<string, string>>;
  /**
   * Number of frames of each complete spin, by body and paint: `suv: { white: 24 }` means spin-suv-01-white.avif to
   * spin-suv-24-white.avif.
   */
  readonly spins: Readonly<Record<string, Readonly<Partial<Record<Paint, number>>>>>;
  readonly panoramas: Readonly<Record<string, string>>;
}

export const emptyManifest: PhotoManifest = { photos: {}, spins: {}, panoramas: {} };

/** Frames of a complete spin. An incomplete spin is left out, because it would jump at a missing frame. */
const spinFrameCount = 24;

const sortKeys = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

interface PhotoName {
  readonly name: string;
  readonly paint: string;
}

const parseName = (file: string): PhotoName => {
  const { name, paint } = /^(?<name>[a-z0-9-]+)-(?<paint>[a-z]+)\.avif$/.exec(file)?.groups ?? {};
  if (name === undefined || paint === undefined) throw new Error(`${file} is not called BODY-VIEW-PAINT.avif`);
  return { name, paint };
};

const groupPaints = (names: readonly PhotoName[]): Map<string, readonly string[]> => {
  const groups = new Map<string, readonly string[]>();
  for (const { name, paint } of names) groups.set(name, [...(groups.get(name) ?? []), paint].sort());
  return groups;
};

const framePattern = /^spin-(.+)-\d\d$/;
const panoramaPattern = /^interior-(.+)-panorama$/;

const countFrames = (names: readonly PhotoName[]): PhotoManifest['spins'] => {
  const paintsOf = groupPaints(names.map(({ name, paint }) => ({ name: framePattern.exec(name)?.[1] ?? '', paint })));
  const whole = [...paintsOf].flatMap(([body, paints]) => {
    const counts = [...new Set(paints)].map((paint) => [paint, paints.filter((one) => one === paint).length] as const);
    const complete = counts.filter(([, count]) => count === spinFrameCount);
    return complete.length > 0 ? [[body, Object.fromEntries(complete)] as const] : [];
  });
  return sortKeys(whole);
};

export const buildPhotoManifest = (files: readonly string[]): PhotoManifest => {
  const names = files.filter((file) => file.endsWith('.avif')).map(parseName);
  const frames = names.filter(({ name }) => framePattern.test(name));
  const panoramas = names.filter(({ name }) => panoramaPattern.test(name));
  const photos = names.filter((one) => !frames.includes(one) && !panoramas.includes(one));
  return {
    photos: sortKeys([...groupPaints(photos)].map(([name, paints]) => [name, paints.join(' ')] as const)),
    spins: countFrames(frames),
    panoramas: sortKeys(
      panoramas.map(({ name, paint }) => [panoramaPattern.exec(name)?.[1] ?? '', `${name}-${paint}`] as const),
    ),
  };
};

export const hasPhoto = ({ photos }: PhotoManifest, name: string, paint: string): boolean =>
  photos[name]?.split(' ').includes(paint) ?? false;
