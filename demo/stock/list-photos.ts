import { hasPhoto, type PhotoManifest } from '../photos/photo-manifest.ts';
import { chooseFace, nameView } from './choose-face.ts';
import type { Paint } from './colours.ts';
import { describeShape } from './describe-shape.ts';
import type { VehicleDraft } from './draft.ts';
import {
  closeUpViews,
  type InsideView,
  insideViewsFor,
  leadViews,
  leadViewsFor,
  type NamedView,
  nameLead,
  outsideViews,
  type Setting,
  settingWords,
} from './photo-range.ts';
import { captionOf, type LeadPicture, type Picture } from './picture.ts';

export interface Photos {
  readonly leads: readonly Picture[];
  readonly outside: readonly Picture[];
  readonly closeUps: readonly Picture[];
  readonly insides: readonly Picture[];
}

const fileOf = (name: string, paint: string): string => `photos/${name}-${paint}.avif`;

const findInside = (manifest: PhotoManifest, view: InsideView, paint: Paint): readonly Picture[] => {
  const { name, noun, words, isPainted = false } = view;
  const paints = manifest.photos[name]?.split(' ') ?? [];
  const filePaint = isPainted ? paints.find((one) => one === paint) : paints[0];
  return filePaint === undefined ? [] : [{ file: fileOf(name, filePaint), caption: captionOf(noun, words) }];
};

export type PicturedDraft = Pick<VehicleDraft, 'shape' | 'colour' | 'make' | 'fuel'>;

export const listPhotos = (manifest: PhotoManifest, draft: PicturedDraft): Photos => {
  const {
    shape,
    colour: { paint },
  } = draft;
  const face = chooseFace(manifest, draft);
  const find = ([view, words]: NamedView): readonly Picture[] => {
    const name = nameView(shape, face, view);
    if (!hasPhoto(manifest, name, paint)) return [];
    return [{ file: fileOf(name, paint), caption: captionOf(`${paint} ${describeShape(shape)}`, words) }];
  };
  return {
    leads: leadViews.flatMap(find),
    outside: outsideViews.flatMap(find),
    closeUps: closeUpViews.flatMap(find),
    insides: insideViewsFor(shape).flatMap((view) => findInside(manifest, view, paint)),
  };
};

/** In the dusk light, white and silver paint looks lavender. A motorcycle has too little paint for that to show. */
const isPaleAtDusk = (shape: string, paint: Paint, setting: Setting): boolean =>
  setting === 'dusk' && (paint === 'white' || paint === 'silver') && !shape.startsWith('moto-');

/** Pictures that can come first. */
export const listLeads = (
  manifest: PhotoManifest,
  draft: PicturedDraft,
  settings: readonly Setting[],
): readonly LeadPicture[] => {
  const {
    shape,
    colour: { paint },
  } = draft;
  const face = chooseFace(manifest, draft);
  return leadViewsFor(shape).flatMap(([view, words]) =>
    settings.flatMap((setting) => {
      if (isPaleAtDusk(shape, paint, setting)) return [];
      const name = nameLead(nameView(shape, face, view), setting);
      if (!hasPhoto(manifest, name, paint)) return [];
      const caption = captionOf(`${paint} ${describeShape(shape)}`, `${words}${settingWords[setting]}`);
      return [{ file: fileOf(name, paint), caption, look: `${shape}-${view}-${setting}`, paint }];
    }),
  );
};
