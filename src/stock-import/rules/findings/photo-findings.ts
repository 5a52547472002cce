import type { FirstPhotoRow } from '../limits/find-named-photos.ts';
import type { FirstPhoto } from '../limits/find-swapped-photos.ts';
import type { ComparedRow } from './compared-row.ts';
import type { FindingOptions } from './finding.ts';

/** Returns the first photo of a changed row of an offered vehicle. */
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

/** Returns the first photo of a changed or new row that has photos. */
export const findNewPhoto = (
  { isUnchanged, key, stockNumber, known, vehicle }: ComparedRow,
  { isSiteEmpty }: FindingOptions,
): FirstPhotoRow | undefined => {
  const { primaryImageUrl: photo, regoPlate: plate } = vehicle;
  if (isUnchanged || photo === null) return undefined;
  const isFirst = known === undefined ? isSiteEmpty : known.photoCount === 0;
  return { key, stockNumber, id: known?.id, photo, plate, isFirst };
};

export const keepsPhotos = ({ isUnchanged, offered }: ComparedRow): boolean =>
  isUnchanged && offered !== undefined && offered.photoCount > 0;
