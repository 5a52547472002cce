import type { Brake, FoundRow } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';
import { namesCar } from './find-named-photos.ts';

export interface PhotoCar {
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly isUsed: boolean;
  readonly vin: string | null;
  readonly plate: string | null;
}

export interface PhotoUser extends FoundRow, PhotoCar {
  readonly photo: string;
  /** True if the car doesn't have the photo on the site yet. */
  readonly isNew: boolean;
}

export interface SharedPhoto extends FoundRow {
  readonly photo: string;
  readonly other: string;
  /** False if it isn't known which of the two cars the photo shows. */
  readonly isOfOther: boolean;
}

const toKey = (text: string | null): string => (text ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const compareNumbers = (one: string | null, other: string | null): 'same' | 'different' | 'unknown' => {
  const [key, otherKey] = [toKey(one), toKey(other)];
  if (key === '' || otherKey === '') return 'unknown';
  return key === otherKey ? 'same' : 'different';
};

/** 'Camry' and 'Camry Ascent' can be the same model, because some feeds write the badge into the model. */
const isSameModel = (one: PhotoCar, other: PhotoCar): boolean => {
  const [model, otherModel] = [toKey(one.model), toKey(other.model)];
  const isPart = model.startsWith(otherModel) || otherModel.startsWith(model);
  return toKey(one.make) === toKey(other.make) && isPart;
};

/**
 * False if the two can be the same car, such as a car that got a new stock number. Also false for two cars of the same
 * model unless both are used, because dealers use the manufacturer's photo for several new cars.
 */
const areDifferent = (one: PhotoCar, other: PhotoCar): boolean => {
  const numbers = [compareNumbers(one.vin, other.vin), compareNumbers(one.plate, other.plate)];
  if (numbers.includes('same')) return false;
  if (!isSameModel(one, other)) return true;
  return one.isUsed && other.isUsed && (one.year !== other.year || numbers.includes('different'));
};

const nameOf = (photo: string): string => {
  const [path = ''] = photo.split(/[?#]/);
  return path.slice(path.lastIndexOf('/') + 1);
};

const standIn = /coming|soon|await|place ?holder|unavailable|default|banner|logo|no[ _-]?(?:image|photo|pic)/i;

const isNamedOwner = (user: PhotoUser, other: PhotoUser): boolean =>
  namesCar(user.photo, user) && !namesCar(other.photo, other);

const listTaker = (user: PhotoUser, other: PhotoUser): readonly SharedPhoto[] => {
  const { key, stockNumber, photo, isNew } = user;
  const isOfOther = isNamedOwner(other, user) || !other.isNew;
  return isNew && !isNamedOwner(user, other) ? [{ key, stockNumber, photo, other: other.stockNumber, isOfOther }] : [];
};

/**
 * Finds cars that seem to get another car's photo. Ignores a photo of three or more cars, because the dealer shares it,
 * and a stand-in such as 'photos coming'.
 */
export const findSharedPhotos = (users: readonly PhotoUser[]): readonly SharedPhoto[] =>
  [...Map.groupBy(users, ({ photo }) => photo)].flatMap(([photo, [one, other, ...others]]) =>
    one === undefined ||
    other === undefined ||
    others.length > 0 ||
    standIn.test(nameOf(photo)) ||
    !areDifferent(one, other)
      ? []
      : [...listTaker(one, other), ...listTaker(other, one)],
  );

const fewestShared = 3;
const fewestCars = 3;
const fewestOfMany = 2;

/**
 * True if the dealer seems to use pictures from a library, because many cars share theirs. Ignores the most frequent
 * photo, which can be a stand-in.
 * @param photos the first photo of each car
 */
export const isPictureLibrary = (photos: readonly string[]): boolean => {
  const counts = [...Map.groupBy(photos, (photo) => photo).values()].map(({ length }) => length);
  const [most = 0, ...rest] = counts.sort((one, other) => other - one);
  const shared = rest.filter((count) => count > 1);
  const cars = shared.reduce((sum, count) => sum + count, 0);
  const ofMany = shared.filter((count) => count >= fewestCars);
  const isUsual = cars * 3 > photos.length - most || ofMany.length >= fewestOfMany;
  return shared.length >= fewestShared && isUsual;
};

const describe = ({ stockNumber, other, photo, isOfOther }: SharedPhoto): string => {
  if (isOfOther) return `${stockNumber} has ${nameOf(photo)} of ${other}`;
  const [first, second] = [stockNumber, other].toSorted();
  return `${first} and ${second} have ${nameOf(photo)}`;
};

export interface SharedPhotoFindings {
  readonly sharedPhotos: readonly SharedPhoto[];
}

export const sharedPhotoBrake: Brake<SharedPhotoFindings> = {
  listRows: ({ sharedPhotos }) => sharedPhotos.map(({ key }) => ({ key, concerns: ['photoShared'] })),
  listHeld: ({ sharedPhotos }) =>
    sharedPhotos.length === 0
      ? []
      : [
          describeHeldChange({
            kind: 'photosShared',
            count: sharedPhotos.length,
            names: sharedPhotos.map(({ stockNumber }) => stockNumber),
            examples: [...new Set(sharedPhotos.map(describe))],
            of: null,
          }),
        ],
};
