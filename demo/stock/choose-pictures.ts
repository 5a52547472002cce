import type { PhotoManifest } from '../photos/photo-manifest.ts';
import { listIllustrations } from './list-illustrations.ts';
import { listLeads, listPhotos, type Photos, type PicturedDraft } from './list-photos.ts';
import type { Setting } from './photo-range.ts';
import type { Picture } from './picture.ts';
import type { Random } from './random.ts';

const minPictures = 6;
export const maxPictures = 14;

type Group = 'outside' | 'insides' | 'closeUps';

const walks: readonly (readonly Group[])[] = [
  ['outside', 'insides', 'closeUps'],
  ['outside', 'closeUps', 'insides'],
  ['insides', 'outside', 'closeUps'],
];

const choosePhotos = (random: Random, photos: Omit<Photos, 'leads'>, count: number): readonly Picture[] => {
  const shuffled: Readonly<Record<Group, readonly Picture[]>> = {
    outside: random.shuffle(photos.outside),
    insides: random.shuffle(photos.insides),
    closeUps: random.shuffle(photos.closeUps),
  };
  const { outside, insides, closeUps } = shuffled;
  const sure = [...outside.slice(0, 2), ...insides.slice(0, 2)];
  const others = random.shuffle([...outside.slice(2), ...insides.slice(2), ...closeUps]);
  const chosen = new Set([...sure, ...others].slice(0, count));
  return random.pick(walks).flatMap((group) => shuffled[group].filter((picture) => chosen.has(picture)));
};

/**
 * Chooses up to 14 pictures of the draft's shape and paint. The whole vehicle comes first and the inside second, if
 * there are photographs of them. If there are fewer than six pictures, adds drawings, then photographs with the
 * dealer's other backgrounds (`settings`).
 */
export const choosePictures = (
  random: Random,
  draft: PicturedDraft,
  manifest: PhotoManifest,
  settings: readonly Setting[],
): readonly Picture[] => {
  const { leads, outside, closeUps, insides } = listPhotos(manifest, draft);
  // A card shows the second picture while the mouse is over it.
  const opening = [...leads.slice(0, 1), ...insides.slice(0, 1)];
  const rest = { outside: [...outside, ...leads.slice(1)], closeUps, insides: insides.slice(1) };
  const photoCount = leads.length + outside.length + closeUps.length + insides.length;
  const wantedCount = random.integer(minPictures, Math.min(maxPictures, Math.max(minPictures, photoCount)));
  const chosen = [...opening, ...choosePhotos(random, rest, wantedCount - opening.length)];
  const elsewhere = listLeads(manifest, draft, settings).filter(({ file }) => chosen.every((one) => one.file !== file));
  const fillers = [...listIllustrations(random, draft.shape, draft.colour.paint), ...elsewhere];
  return [...chosen, ...fillers.slice(0, Math.max(0, minPictures - chosen.length))];
};

export const mediaUrl = (file: string): string => `/media/demo/${file}`;
