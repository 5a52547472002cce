export interface CutOutFacts {
  /** The horizon's distance from the top, as a share of the height. */
  readonly horizon: number;
  readonly middle: number;
  readonly pixelsPerMetre: number;
  /** Left, top, right and bottom of the vehicle with its shadow, as shares of the width or height. */
  readonly box: readonly [number, number, number, number];
}

export interface Place {
  /** From the picture's centre line to the vehicle's middle; positive is to the right. */
  readonly rightMetres: number;
  readonly metresAway: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The camera of every backdrop: level, a 50 mm lens on a sensor 36 mm wide, with the horizon 42% of the height below the
 * top edge.
 */
export const backdropCamera = { focalShareOfWidth: 50 / 36, horizon: 0.42 } as const;

/**
 * Returns a cut-out's scale and, in pixels, where its top left corner goes on a backdrop so that their horizons align.
 */
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
