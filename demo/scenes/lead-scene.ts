import type { Setting } from '../stock/photo-range.ts';
import { backdropCamera, type CutOutFacts, type Size } from './place-vehicle.ts';
import type { Backdrop, Scene } from './scenes.ts';

const backdropOf: Readonly<Record<Exclude<Setting, 'studio'>, Backdrop>> = {
  yard: 'yard',
  dusk: 'forecourt-dusk',
  coast: 'coast',
  outback: 'outback',
};

const vehicleShareOfWidth = 0.82;

/**
 * Minimum share of the picture's height above a vehicle. On a phone, a card crops 7.8% at the top and at the bottom.
 */
const clearAirShareOfHeight = 0.08;

/** Blur of the backdrop. It makes the vehicle stand out, and halves the bytes of a card's picture. */
const blurPx = 6;

const maxPixelsPerMetre = 370;

/**
 * Shares of the backdrop's height that a picture can show, from the top. A smaller share has less ground below the
 * wheels.
 */
const parts = [1, 0.95, 0.9, 0.85, 0.8] as const;

const backdropSize = { width: 2000, height: 1125 };
const cropWidth = backdropSize.height * 1.5;

const measureBox = ({ box: [left, top, right, bottom], horizon, pixelsPerMetre }: CutOutFacts, cutOut: Size) => ({
  wide: ((right - left) * cutOut.width) / pixelsPerMetre,
  aboveHorizon: Math.max(0, ((horizon - top) * cutOut.height) / pixelsPerMetre),
  belowHorizon: ((bottom - horizon) * cutOut.height) / pixelsPerMetre,
});

/**
 * Returns the largest scale at which the vehicle fits into the picture, in pixels per metre. `part` is the share of the
 * backdrop's height that the picture shows.
 */
const largestScale = (metres: ReturnType<typeof measureBox>, part: number): number => {
  const horizonPx = (backdropCamera.horizon * backdropSize.height) / part;
  return Math.min(
    maxPixelsPerMetre,
    (vehicleShareOfWidth * cropWidth) / metres.wide,
    (horizonPx - clearAirShareOfHeight * backdropSize.height) / metres.aboveHorizon,
    (backdropSize.height - horizonPx) / metres.belowHorizon,
  );
};

export const leadScene = (
  facts: CutOutFacts,
  cutOut: Size,
  picture: { readonly vehicle: string; readonly view: string; readonly setting: Exclude<Setting, 'studio'> },
): Scene => {
  const metres = measureBox(facts, cutOut);
  const part = parts.reduce<number>(
    (best, other) => (largestScale(metres, other) > largestScale(metres, best) ? other : best),
    1,
  );
  const metresAway = (backdropCamera.focalShareOfWidth * backdropSize.width) / (largestScale(metres, part) * part);
  const [left, , right] = facts.box;
  const rightMetres = ((facts.middle - (left + right) / 2) * cutOut.width) / facts.pixelsPerMetre;
  const { vehicle, view, setting } = picture;
  return {
    backdrop: backdropOf[setting],
    shape: 'photo',
    vehicles: [{ vehicle, view, rightMetres, metresAway }],
    centre: [0.5, part / 2],
    part,
    blurPx,
  };
};
