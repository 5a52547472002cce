export type GalleryLayout = 'panel' | 'mosaic' | 'wide' | 'tabbed';

export const stageSizes: Readonly<Record<GalleryLayout, string>> = {
  panel: '(width < 64rem) 100vw, min(100vw - 32rem, 54rem)',
  mosaic: '(width < 64rem) 100vw, 62vw',
  wide: '(width < 64rem) 100vw, min(100vw - 34rem, 50rem)',
  tabbed: '(width < 64rem) 100vw, min(100vw - 30rem, 56rem)',
};
