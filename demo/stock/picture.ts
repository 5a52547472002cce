import type { Paint } from './colours.ts';

export interface Picture {
  /** Relative to `media/demo`: 'photos/suv-hero-white.avif'. */
  readonly file: string;
  /** Says that the picture is an illustration of a generic vehicle. */
  readonly caption: string;
}

export interface LeadPicture extends Picture {
  readonly look: string;
  readonly paint: Paint;
}

export const captionOf = (noun: string, view: string): string => `Illustration of a generic ${noun}, ${view}`;
