import type { PhotoManifest } from '../photos/photo-manifest.ts';
import type { VehicleDraft } from './draft.ts';

/** The make's grille and lights. None imitates a real manufacturer's. The scripts in `media/demo/studio` draw them. */
const faceOfMake: Readonly<Record<string, string>> = {
  Audi: 'twin',
  Ford: 'frame',
  Genesis: 'split',
  Hyundai: 'split',
  Kia: 'pillar',
  Lexus: 'grin',
  Mazda: 'wing',
  Mitsubishi: 'claw',
  Nissan: 'vee',
  Skoda: 'twin',
  Toyota: 'grin',
  Volkswagen: 'twin',
};

const electricFace = 'closed';

export const faces: readonly string[] = [...new Set([electricFace, ...Object.values(faceOfMake)])];

const frontViews = ['hero', 'hero2', 'nose', 'front', 'lamp'];

export const nameBody = (shape: string, face: string | undefined): string =>
  face === undefined ? shape : `${shape}-${face}`;

/** Returns a name such as 'suv-claw-hero'. Views that don't show the face leave it out: 'suv-side'. */
export const nameView = (shape: string, face: string | undefined, view: string): string =>
  `${nameBody(shape, frontViews.includes(view) ? face : undefined)}-${view}`;

export const withoutFace = (name: string): string => {
  const words = name.split('-');
  const isFace = (word: string, at: number): boolean =>
    at > 0 && faces.includes(word) && frontViews.includes(words[at + 1] ?? '');
  return words.filter((word, at) => !isFace(word, at)).join('-');
};

/**
 * Returns the make's face (grille and lights), or 'closed' for an electric car. Returns undefined if the make has no
 * face, or if no picture shows the shape with that face.
 */
export const chooseFace = (
  { photos }: PhotoManifest,
  { shape, make, fuel }: Pick<VehicleDraft, 'shape' | 'make' | 'fuel'>,
): string | undefined => {
  const face = fuel === 'Electric' ? electricFace : faceOfMake[make];
  return face !== undefined && photos[nameView(shape, face, 'hero')] !== undefined ? face : undefined;
};
