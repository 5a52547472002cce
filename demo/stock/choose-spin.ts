import type { PhotoStore } from '../photos/read-photos.ts';
import { chooseFace } from './choose-face.ts';
import { mediaUrl } from './choose-pictures.ts';
import type { PicturedDraft } from './list-photos.ts';
import { cabinOf } from './photo-range.ts';

const impelSites: readonly string[] = ['wattle-group'];

/** Spins show only a body's usual grille, so a vehicle with another grille gets none. @spec B3.05, B3.06 */
export const chooseSpin = (
  draft: PicturedDraft,
  { manifest, hotspots }: PhotoStore,
  siteSlug: string,
): Readonly<Record<string, unknown>> => {
  const { shape, colour } = draft;
  const frameCount = manifest.spins[shape]?.[colour.paint] ?? 0;
  if (frameCount === 0 || chooseFace(manifest, draft) !== undefined) return {};
  const cabin = cabinOf[shape] ?? '';
  const panorama = manifest.panoramas[cabin];
  return {
    spin_images: Array.from({ length: frameCount }, (_, index) =>
      mediaUrl(`photos/spin-${shape}-${String(index + 1).padStart(2, '0')}-${colour.paint}.avif`),
    ),
    ...(impelSites.includes(siteSlug) && { spin_code: `demo-${shape}-${colour.paint}` }),
    ...(panorama !== undefined && { spin_interior_image: mediaUrl(`photos/${panorama}.avif`) }),
    hotspots: {
      exterior: hotspots[`spin-${shape}`] ?? [],
      interior: panorama === undefined ? [] : (hotspots[`interior-${cabin}-panorama`] ?? []),
    },
  };
};
