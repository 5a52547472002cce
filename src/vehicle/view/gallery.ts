/** One slide of a gallery. */
export type GallerySlide =
  | { readonly kind: 'photo' | 'custom'; readonly url: string; readonly thumbUrl: string; readonly alt: string }
  | { readonly kind: 'placeholder'; readonly text: string }
  | {
      readonly kind: 'videoFile' | 'videoEmbed';
      readonly url: string;
      readonly posterUrl: string | null;
      readonly title: string;
    }
  | { readonly kind: 'spin'; readonly frameUrls: readonly string[]; readonly title: string };

/** The slides and how they are shown. */
export interface Gallery {
  readonly slides: readonly GallerySlide[];
  readonly hasThumbnails: boolean;
  readonly scrollsThumbnails: boolean;
  readonly priorityCount: number;
  readonly photoCount: number;
}
