import { hasPhoto, type PhotoManifest } from '../photos/photo-manifest.ts';
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
import { captionOf, type Picture } from './picture.ts';

export interface Photos {
  /** The whole vehicle, from an angle that can come first. */
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

export const listPhotos = (manifest: PhotoManifest, shape: string, paint: Paint): Photos => {
  const find = ([view, words]: NamedView): readonly Picture[] => {
    const name = `${shape}-${view}`;
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

export const listLeads = (
  manifest: PhotoManifest,
  { shape, colour: { paint } }: Pick<VehicleDraft, 'shape' | 'colour'>,
  settings: readonly Setting[],
): readonly Picture[] =>
  leadViewsFor(shape).flatMap(([view, words]) =>
    settings.flatMap((setting) => {
      const name = nameLead(shape, view, setting);
      if (!hasPhoto(manifest, name, paint)) return [];
      const caption = captionOf(`${paint} ${describeShape(shape)}`, `${words}${settingWords[setting]}`);
      return [{ file: fileOf(name, paint), caption }];
    }),
  );
