import type { Setting } from '../stock/photo-range.ts';
import { backdropCamera, type CutOutFacts } from './place-vehicle.ts';
import type { Backdrop, Scene } from './scenes.ts';

const backdropOf: Readonly<Record<Exclude<Setting, 'studio'>, Backdrop>> = {
  yard: 'yard',
  dusk: 'forecourt-dusk',
  coast: 'coast',
  outback: 'outback',
};

/** Wide enough to recognise the vehicle on a card, with some of the place around it. */
const vehicleShareOfWidth = 0.82;

/** Blur of the backdrop. It makes the vehicle stand out and halves the bytes of a card's picture. */
const blurPx = 6;

/**
 * At a larger scale, the wheels of some vehicles would be cut off at the bottom, such as a motorcycle's if it were
 * shown as wide as a car.
 */
const maxPixelsPerMetre = 370;

/** A photo's crop is as high as the backdrop, in a ratio of 3 to 2. */
const backdropSize = { width: 2000, height: 1125 };
const cropWidth = backdropSize.height * 1.5;

export const leadScene = (
  { box: [left, , right], middle, pixelsPerMetre }: CutOutFacts,
  cutOutWidth: number,
  picture: { readonly vehicle: string; readonly view: string; readonly setting: Exclude<Setting, 'studio'> },
): Scene => {
  const metresWide = ((right - left) * cutOutWidth) / pixelsPerMetre;
  const pixelsPerMetreWanted = Math.min(maxPixelsPerMetre, (vehicleShareOfWidth * cropWidth) / metresWide);
  const metresAway = (backdropCamera.focalShareOfWidth * backdropSize.width) / pixelsPerMetreWanted;
  const rightMetres = ((middle - (left + right) / 2) * cutOutWidth) / pixelsPerMetre;
  const { vehicle, view, setting } = picture;
  return {
    backdrop: backdropOf[setting],
    shape: 'photo',
    vehicles: [{ vehicle, view, rightMetres, metresAway }],
    centre: [0.5, 0.5],
    blurPx,
  };
};
