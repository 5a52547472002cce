import { type Brake, createRowBrake, type FoundRow } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';

export interface NamedPhoto extends FoundRow {
  readonly id: number | undefined;
  readonly photo: string;
}

/**
 * Minimum digits of a number that can be a stock number. A shorter one can be a camera's, which usually has four
 * digits.
 */
const fewestDigits = 5;
const fewestCharacters = 4;
const separator = /[^A-Z0-9]+/;

const isTelling = (part: string): boolean => {
  const isNumber = /^\d+$/.test(part);
  return isNumber ? part.length >= fewestDigits : part.length >= fewestCharacters && /\d/.test(part);
};

const listWords = (address: string): readonly string[] => {
  const [path = ''] = address.split(/[?#]/);
  return path
    .slice(path.lastIndexOf('/') + 1)
    .toUpperCase()
    .split(separator);
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
    const parts = listWords(photo).filter(isTelling);
    return !parts.includes(stockNumber.toUpperCase()) && parts.some((part) => numbers.has(part));
  });
  return found.length >= fewestCars ? found : [];
};

export interface FirstPhotoRow extends NamedPhoto {
  readonly plate: string | null;
  /** True for a car on the site without photos, and for every car if the site is empty. */
  readonly isFirst: boolean;
}

export interface NamedCar {
  readonly stockNumber: string;
  readonly plate: string | null;
}

export interface OwnedPhoto extends FoundRow {
  readonly owner: string;
}

const fewestAtStart = 4;
const fewestOfPlate = 5;

const toPlateKey = (plate: string | null): string => (plate ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const listNames = (address: string): readonly string[] =>
  listWords(address).filter(
    (word, at) => isTelling(word) || (at === 0 && /^\d+$/.test(word) && word.length >= fewestAtStart),
  );

export const namesCar = (photo: string, { stockNumber, plate }: NamedCar): boolean =>
  listNames(photo).some((name) => name === stockNumber.toUpperCase() || name === toPlateKey(plate));

/**
 * Returns the rows with `isFirst` whose photo's file name has another car's stock number or plate, and not the row's
 * own. Leaves out a photo that the other car's row has too, because the dealer shares it.
 * @param cars all cars of the feed
 */
export const findOwnedPhotos = (rows: readonly FirstPhotoRow[], cars: readonly NamedCar[]): readonly OwnedPhoto[] => {
  const byName = new Map<string, string>();
  for (const { stockNumber, plate } of cars) {
    const plateKey = toPlateKey(plate);
    if (plateKey.length >= fewestOfPlate && /\d/.test(plateKey)) byName.set(plateKey, stockNumber);
  }
  for (const { stockNumber } of cars) byName.set(stockNumber.toUpperCase(), stockNumber);
  const photoOf = new Map(rows.map(({ stockNumber, photo }) => [stockNumber, photo]));
  return rows.flatMap(({ key, stockNumber, plate, photo, isFirst }) => {
    const owner = listNames(photo).flatMap((name) => byName.get(name) ?? [])[0];
    return isFirst && !namesCar(photo, { stockNumber, plate }) && owner !== undefined && photoOf.get(owner) !== photo
      ? [{ key, stockNumber, owner }]
      : [];
  });
};

export interface NamedPhotoFindings {
  readonly namedPhotos: readonly FoundRow[];
  readonly ownedPhotos: readonly OwnedPhoto[];
}

export const ownedPhotoBrake: Brake<NamedPhotoFindings> = {
  listRows: ({ ownedPhotos }) => ownedPhotos.map(({ key }) => ({ key, concerns: ['photoNamed'] })),
  listHeld: ({ ownedPhotos }) =>
    ownedPhotos.length === 0
      ? []
      : [
          describeHeldChange({
            kind: 'firstPhotosNamed',
            count: ownedPhotos.length,
            names: ownedPhotos.map(({ stockNumber }) => stockNumber),
            examples: ownedPhotos.map(({ stockNumber, owner }) => `${stockNumber}'s is named after ${owner}`),
            of: null,
          }),
        ],
};

export const namedPhotoBrake = createRowBrake<NamedPhotoFindings>(
  'photosNamed',
  'photoNamed',
  ({ namedPhotos }) => namedPhotos,
);
