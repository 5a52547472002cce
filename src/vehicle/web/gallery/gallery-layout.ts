/** How the gallery is put together on a site: one of the choices of its layout. */
export type GalleryLayout = 'panel' | 'mosaic' | 'wide' | 'tabbed';

/** `sizes` of the picture that shows: full width on a phone, its column beside the price otherwise. */
export const stageSizes: Readonly<Record<GalleryLayout, string>> = {
  panel: '(width < 64rem) 100vw, min(100vw - 32rem, 54rem)',
  mosaic: '(width < 64rem) 100vw, 62vw',
  wide: '(width < 64rem) 100vw, min(100vw - 34rem, 50rem)',
  tabbed: '(width < 64rem) 100vw, min(100vw - 30rem, 56rem)',
};

/** `sizes` of the two pictures beside the one that shows. */
export const detailSizes = '20vw';
