import type { SpinView } from '../spin/spin-view.ts';

interface Labelled {
  /** Which one it is, in words: 'Photo 3 of 10', 'Video'. */
  readonly label: string;
}

/** One slide of a gallery. */
export type GallerySlide =
  | ({
      readonly kind: 'photo' | 'custom';
      readonly url: string;
      readonly thumbUrl: string;
      readonly alt: string;
      /** The vehicle that the picture is of; null where it is of something else. */
      readonly title: string | null;
    } & Labelled)
  | ({ readonly kind: 'placeholder'; readonly text: string } & Labelled)
  | ({
      readonly kind: 'videoFile' | 'videoEmbed';
      readonly url: string;
      readonly posterUrl: string | null;
      readonly title: string;
    } & Labelled);

/** What the gallery can show: the vehicle that turns, its slides, or its cabin. @spec B2.67 */
export type GalleryViewName = 'spin' | 'images' | 'interior';

/** The slides and how they are shown. */
export interface Gallery {
  readonly slides: readonly GallerySlide[];
  readonly hasThumbnails: boolean;
  readonly scrollsThumbnails: boolean;
  readonly priorityCount: number;
  readonly photoCount: number;
  readonly spin: SpinView | null;
  readonly initialView: GalleryViewName;
}
