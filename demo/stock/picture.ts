export interface Picture {
  /** Relative to `media/demo`: 'photos/suv-hero-white.avif'. */
  readonly file: string;
  /** For the alternative text and the fullscreen view. Says that it's an illustration of a generic vehicle. */
  readonly caption: string;
}

/** The caption of a picture: 'Illustration: generic white SUV, side view'. */
export const captionOf = (noun: string, view: string): string => `Illustration: generic ${noun}, ${view}`;
