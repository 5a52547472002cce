import type { Setting } from '../stock/photo-range.ts';
import { backdropCamera, type CutOutFacts } from './place-vehicle.ts';
import type { Backdrop, Scene } from './scenes.ts';

const backdropOf: Readonly<Record<Exclude<Setting, 'studio'>, Backdrop>> = {
  yard: 'yard',
  dusk: 'forecourt-dusk',
  coast: 'coast',
  outback: 'outback',
};

const vehicleShareOfWidth = 0.82;

/** Blur of the backdrop. It makes the vehicle stand out and halves the bytes of a card's picture. */
const blurPx = 6;

/** At a larger scale, the picture's bottom edge would cut off the wheels of some vehicles. */
const maxPixelsPerMetre = 370;

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
