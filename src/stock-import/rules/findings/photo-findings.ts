import type { FirstPhotoRow } from '../limits/find-named-photos.ts';
import type { PhotoCar } from '../limits/find-shared-photos.ts';
import type { FirstPhoto } from '../limits/find-swapped-photos.ts';
import type { ComparedRow } from './compared-row.ts';
import type { FindingOptions } from './finding.ts';

export const findFirstPhoto = ({
  isUnchanged,
  offered,
  row,
  stockNumber,
  vehicle,
}: ComparedRow): FirstPhoto | undefined =>
  isUnchanged || offered === undefined
    ? undefined
    : { id: offered.id, row, stockNumber, after: vehicle.primaryImageUrl };

export type NewPhoto = FirstPhotoRow & PhotoCar;

export const findNewPhoto = (
  { isUnchanged, key, stockNumber, known, vehicle }: ComparedRow,
  { isSiteEmpty }: FindingOptions,
): NewPhoto | undefined => {
  const { primaryImageUrl: photo, regoPlate: plate, make, model, year, vin, carType } = vehicle;
  if (isUnchanged || photo === null) return undefined;
  const isFirst = known === undefined ? isSiteEmpty : known.photoCount === 0;
  const car = { make, model, year, isUsed: carType === 'used', vin, plate };
  return { key, stockNumber, id: known?.id, photo, isFirst, ...car };
};

export const keepsPhotos = ({ isUnchanged, offered }: ComparedRow): boolean =>
  isUnchanged && offered !== undefined && offered.photoCount > 0;
