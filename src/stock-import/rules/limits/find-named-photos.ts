import { createRowBrake, type FoundRow } from './brake.ts';

export interface NamedPhoto extends FoundRow {
  readonly id: number | undefined;
  readonly photo: string;
}

/** Cameras also number their photos, usually with four digits, so a shorter number proves nothing. */
const fewestDigits = 5;
const fewestCharacters = 4;
const separator = /[^A-Z0-9]+/;

const isTelling = (part: string): boolean => {
  const isNumber = /^\d+$/.test(part);
  return isNumber ? part.length >= fewestDigits : part.length >= fewestCharacters && /\d/.test(part);
};

const listParts = (address: string): readonly string[] => {
  const [path = ''] = address.split(/[?#]/);
  return path
    .slice(path.lastIndexOf('/') + 1)
    .toUpperCase()
    .split(separator)
    .filter(isTelling);
};

const fewestCars = 3;

/**
 * Returns the rows whose first photo has another car's stock number, and not their own, in its file name. Returns none
 * if there are fewer than three, because a dealer can use a wrong photo by mistake.
 * @param stockNumbers of all cars of the feed
 */
export const findNamedPhotos = (
  rows: readonly NamedPhoto[],
  stockNumbers: readonly string[],
): readonly NamedPhoto[] => {
  const numbers = new Set(stockNumbers.map((number) => number.toUpperCase()));
  const found = rows.filter(({ stockNumber, photo }) => {
    const parts = listParts(photo);
    return !parts.includes(stockNumber.toUpperCase()) && parts.some((part) => numbers.has(part));
  });
  return found.length >= fewestCars ? found : [];
};

export interface NamedPhotoFindings {
  readonly namedPhotos: readonly FoundRow[];
}

export const namedPhotoBrake = createRowBrake<NamedPhotoFindings>(
  'photosNamed',
  'photoNamed',
  ({ namedPhotos }) => namedPhotos,
);
