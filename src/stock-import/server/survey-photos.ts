import type { FeedFindings } from '../rules/limits/choose-held-back.ts';
import { findNamedPhotos, findOwnedPhotos, type NamedPhoto } from '../rules/limits/find-named-photos.ts';
import { findSwappedPhotos, firstPhotoField, type PhotosBefore } from '../rules/limits/find-swapped-photos.ts';
import type { ComparedFeed } from './compare-feed.ts';
import { loadRecords } from './stock-on-hand.ts';
import type { SurveyOptions } from './survey-options.ts';

/** Finds nothing if the feed lacks the photo column, because another limit covers lost columns. */
export const surveyPhotos = async (
  { firstPhotos, newPhotos, unchangedPhotos, shiftRows }: ComparedFeed,
  fieldsGone: readonly string[],
  { database, siteSlug, stock, brakes, isAccepted }: SurveyOptions,
): Promise<Pick<FeedFindings, 'swappedPhotos' | 'namedPhotos' | 'ownedPhotos'>> => {
  const none = { swappedPhotos: [], namedPhotos: [], ownedPhotos: [] };
  if (isAccepted || brakes.swappedPhotos === 'accept' || fieldsGone.includes('images')) return none;
  const load = async (ids: readonly number[]): Promise<PhotosBefore> => {
    const records = await loadRecords({ tx: database, siteSlug }, ids, [firstPhotoField]);
    return new Map(
      [...records].flatMap(([id, { [firstPhotoField]: photo }]) => (typeof photo === 'string' ? [[id, photo]] : [])),
    );
  };
  const before = await load(firstPhotos.map(({ id }) => id));
  const swappedPhotos = await findSwappedPhotos(firstPhotos, before, unchangedPhotos, () => load([...stock.ids]));
  if (swappedPhotos.length > 0) return { ...none, swappedPhotos };
  const stockNumbers = shiftRows.map(({ stockNumber }) => stockNumber);
  const named = findNamedPhotos(newPhotos, stockNumbers);
  const shown = await load(named.flatMap(({ id }) => id ?? []));
  const isNew = ({ id, photo }: NamedPhoto): boolean => id === undefined || shown.get(id) !== photo;
  const namedPhotos = findNamedPhotos(named.filter(isNew), stockNumbers);
  const namedKeys = new Set(namedPhotos.map(({ key }) => key));
  const cars = shiftRows.map(({ stockNumber, after }) => ({ stockNumber, plate: after.regoPlate }));
  const ownedPhotos = findOwnedPhotos(newPhotos, cars).filter(({ key }) => !namedKeys.has(key));
  return { ...none, namedPhotos, ownedPhotos };
};
