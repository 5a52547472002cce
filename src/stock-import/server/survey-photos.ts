import type { FeedFindings } from '../rules/limits/choose-held-back.ts';
import { findNamedPhotos, findOwnedPhotos, type NamedPhoto } from '../rules/limits/find-named-photos.ts';
import {
  findSharedPhotos,
  isPictureLibrary,
  type PhotoUser,
  type SharedPhoto,
} from '../rules/limits/find-shared-photos.ts';
import { findSwappedPhotos, firstPhotoField, type PhotosBefore } from '../rules/limits/find-swapped-photos.ts';
import { isOffered } from '../rules/limits/survey-feed-row.ts';
import type { ComparedFeed } from './compare-feed.ts';
import { loadPhotoUsers, loadRecords, type StoredPhoto } from './stock-on-hand.ts';
import type { SurveyOptions } from './survey-options.ts';

/** Returns the cars that keep one of the stored photos. A car without a row counts only if it stays on offer. */
const listStoredUsers = (
  stored: readonly StoredPhoto[],
  { firstPhotos, newPhotos, seen }: ComparedFeed,
  { stock, missing }: SurveyOptions,
): readonly PhotoUser[] => {
  const changed = new Set([...firstPhotos, ...newPhotos].map(({ id }) => id));
  const cars = new Map([...stock.byStockKey].map(([key, car]) => [car.id, { key, car }]));
  return stored.flatMap(({ id, ...photo }) => {
    const found = cars.get(id);
    if (found === undefined || changed.has(id)) return [];
    const { key, car } = found;
    const stays = seen.has(key) || (missing === 'keep' && isOffered(car));
    const { stockNumber, year, vin, regoPlate: plate } = car;
    return stays ? [{ key, stockNumber, year, vin, plate, ...photo, isNew: false }] : [];
  });
};

type LoadPhotos = (ids: readonly number[]) => Promise<PhotosBefore>;

const listFirstPhotos = async (
  { newPhotos, seen }: ComparedFeed,
  { stock }: SurveyOptions,
  load: LoadPhotos,
): Promise<readonly string[]> => {
  const stored = [...stock.byStockKey].filter(([key, car]) => seen.has(key) || isOffered(car));
  const photos = new Map<number | string, string>(await load(stored.map(([, { id }]) => id)));
  for (const { key, id, photo } of newPhotos) photos.set(id ?? key, photo);
  return [...photos.values()];
};

const surveySharedPhotos = async (
  compared: ComparedFeed,
  before: PhotosBefore,
  options: SurveyOptions,
  load: LoadPhotos,
): Promise<readonly SharedPhoto[]> => {
  const { database: tx, siteSlug, stock } = options;
  const taken = compared.newPhotos.filter(({ id, photo }) => id === undefined || before.get(id) !== photo);
  if (taken.length === 0) return [];
  const photos = new Set(taken.map(({ photo }) => photo));
  const stored = stock.ids.size === 0 ? [] : await loadPhotoUsers({ tx, siteSlug }, [...photos]);
  const toKey = ({ id, photo }: Pick<NamedPhoto, 'id' | 'photo'>): string => `${id} ${photo}`;
  const storedKeys = new Set(stored.map(toKey));
  const inFeed = compared.newPhotos.filter(({ photo }) => photos.has(photo));
  const found = findSharedPhotos([
    ...inFeed.map((row) => ({ ...row, isNew: !storedKeys.has(toKey(row)) })),
    ...listStoredUsers(stored, compared, options),
  ]);
  const isLibrary = found.length > 0 && isPictureLibrary(await listFirstPhotos(compared, options, load));
  return isLibrary ? [] : found;
};

/** Finds nothing if the feed lacks the photo column, because another limit covers lost columns. */
export const surveyPhotos = async (
  compared: ComparedFeed,
  fieldsGone: readonly string[],
  options: SurveyOptions,
): Promise<Pick<FeedFindings, 'swappedPhotos' | 'namedPhotos' | 'ownedPhotos' | 'sharedPhotos'>> => {
  const { firstPhotos, newPhotos, unchangedPhotos, shiftRows } = compared;
  const { database, siteSlug, stock, brakes, isAccepted } = options;
  const none = { swappedPhotos: [], namedPhotos: [], ownedPhotos: [], sharedPhotos: [] };
  if (isAccepted || brakes.swappedPhotos === 'accept' || fieldsGone.includes('images')) return none;
  const load: LoadPhotos = async (ids) => {
    const records = await loadRecords({ tx: database, siteSlug }, ids, [firstPhotoField]);
    return new Map(
      [...records].flatMap(([id, { [firstPhotoField]: photo }]) => (typeof photo === 'string' ? [[id, photo]] : [])),
    );
  };
  const before = await load([...new Set([...firstPhotos, ...newPhotos].flatMap(({ id }) => id ?? []))]);
  const swappedPhotos = await findSwappedPhotos(firstPhotos, before, unchangedPhotos, () => load([...stock.ids]));
  if (swappedPhotos.length > 0) return { ...none, swappedPhotos };
  const stockNumbers = shiftRows.map(({ stockNumber }) => stockNumber);
  const isNew = ({ id, photo }: NamedPhoto): boolean => id === undefined || before.get(id) !== photo;
  const namedPhotos = findNamedPhotos(findNamedPhotos(newPhotos, stockNumbers).filter(isNew), stockNumbers);
  const namedKeys = new Set(namedPhotos.map(({ key }) => key));
  const cars = shiftRows.map(({ stockNumber, after }) => ({ stockNumber, plate: after.regoPlate }));
  const ownedPhotos = findOwnedPhotos(newPhotos, cars).filter(({ key }) => !namedKeys.has(key));
  const heldKeys = new Set([...namedPhotos, ...ownedPhotos].map(({ key }) => key));
  const sharedPhotos = await surveySharedPhotos(compared, before, options, load);
  return { ...none, namedPhotos, ownedPhotos, sharedPhotos: sharedPhotos.filter(({ key }) => !heldKeys.has(key)) };
};
