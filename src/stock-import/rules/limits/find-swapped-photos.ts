import { type Brake, describeNamed } from './brake.ts';
import { findShiftedValues } from './find-shifted-rows.ts';
import { listHeldFields } from './hold-row-fields.ts';

export const firstPhotoField = 'primary_image_url';

export interface FirstPhoto {
  readonly id: number;
  readonly row: number;
  readonly stockNumber: string;
  readonly after: string | null;
}

/**
 * Minimum number of vehicles in a swap. A swap of fewer can be a correction, because they may have had each other's
 * photos before.
 */
const fewestSwapped = 3;

const isMost = ({ length }: readonly unknown[], of: number): boolean => length >= fewestSwapped && length * 2 > of;

export type PhotosBefore = ReadonlyMap<number, string>;

const listOwners = (before: PhotosBefore): ReadonlyMap<string, number> => {
  const owners = new Map<string, number>();
  const shared = new Set<string>();
  for (const [id, photo] of before) {
    if (owners.has(photo)) shared.add(photo);
    owners.set(photo, id);
  }
  for (const photo of shared) owners.delete(photo);
  return owners;
};

const findSwapped = async (
  had: readonly FirstPhoto[],
  before: PhotosBefore,
  of: number,
  loadAll: () => Promise<PhotosBefore>,
): Promise<readonly FirstPhoto[]> => {
  const changed = had.filter(({ id, after }) => after !== null && before.get(id) !== after);
  if (!isMost(changed, of)) return [];
  const owners = listOwners(await loadAll());
  const swapped = changed.filter(({ after }) => after !== null && owners.has(after));
  return isMost(swapped, of) ? swapped : [];
};

/**
 * Returns the stock numbers of vehicles that take another vehicle's first photo, if at least three vehicles and most of
 * those with a photo do. Otherwise, returns those whose photos moved by a row.
 * @param rows changed rows
 * @param unchanged how many vehicles have a photo and an unchanged row
 */
export const findSwappedPhotos = async (
  rows: readonly FirstPhoto[],
  before: PhotosBefore,
  unchanged: number,
  loadAll: () => Promise<PhotosBefore>,
): Promise<readonly string[]> => {
  const had = rows.filter(({ id }) => before.has(id));
  const of = had.length + unchanged;
  const swapped = await findSwapped(had, before, of, loadAll);
  const moved =
    swapped.length > 0 ? swapped : findShiftedValues(rows.map((each) => ({ ...each, before: before.get(each.id) })));
  return moved.map(({ stockNumber }) => stockNumber);
};

export interface PhotoFindings {
  readonly swappedPhotos: readonly string[];
}

export const swappedPhotosBrake: Brake<PhotoFindings> = {
  listFields: ({ swappedPhotos }) => (swappedPhotos.length === 0 ? [] : listHeldFields([], ['images'])),
  listHeld: ({ swappedPhotos }) => describeNamed('photosSwapped', swappedPhotos),
};
