/** A picture of a vehicle in stock. */
export interface Picture {
  /** Under `demo/media`: 'photos/suv-hero-white.avif'. */
  readonly file: string;
  /** For the alternative text and the fullscreen view: says that it is an illustration of a generic vehicle. */
  readonly caption: string;
}

/** The caption of a picture: 'Illustration: generic white SUV, side view'. */
export const captionOf = (noun: string, view: string): string => `Illustration: generic ${noun}, ${view}`;
