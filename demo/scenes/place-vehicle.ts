/** What the studio says of a cut-out: shares of its width or height, and its scale. */
export interface CutOutFacts {
  /** Where the horizon lies, from the top (the camera stands 1.25 m high in the studio and on every backdrop). */
  readonly horizon: number;
  readonly middle: number;
  readonly pixelsPerMetre: number;
  /** left, top, right, bottom of the vehicle with its shadow */
  readonly box: readonly [number, number, number, number];
}

/** Where a vehicle stands on a backdrop. */
export interface Place {
  /** Of the vehicle's middle, to the right of the picture's centre line. */
  readonly rightMetres: number;
  readonly metresAway: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A backdrop's camera: 50 mm on 36 mm, level, the horizon at 42 % of the height. */
export const backdropCamera = { focalShareOfWidth: 50 / 36, horizon: 0.42 } as const;

/** The scale of a cut-out and its left upper corner (pixels) on a backdrop: horizons meet, distance does the rest. */
export const placeVehicle = (facts: CutOutFacts, cutOut: Size, backdrop: Size, place: Place) => {
  const backdropPixelsPerMetre = (backdropCamera.focalShareOfWidth * backdrop.width) / place.metresAway;
  const scale = backdropPixelsPerMetre / facts.pixelsPerMetre;
  const middlePx = backdrop.width / 2 + place.rightMetres * backdropPixelsPerMetre;
  return {
    scale,
    leftPx: Math.round(middlePx - facts.middle * cutOut.width * scale),
    topPx: Math.round(backdropCamera.horizon * backdrop.height - facts.horizon * cutOut.height * scale),
  };
};
