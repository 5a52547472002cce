import { lazyPart } from '#src/ui/late/lazy-part.ts';

// Drawn with the page; their scripts come after those that the first screen needs.

export const LateSections = lazyPart(() => import('./lower/lower-sections.tsx').then((part) => part.LowerSections));

/** The sidebar's Share button. */
export const LateShareButton = lazyPart(() =>
  import('#src/vehicle/web/page/share-bar.tsx').then((part) => part.ShareButton),
);

export const LateShareBar = lazyPart(() => import('#src/vehicle/web/page/share-bar.tsx').then((part) => part.ShareBar));

export const LateSimilarVehicles = lazyPart(() =>
  import('./similar/similar-vehicles.tsx').then((part) => part.SimilarVehicles),
);

export const LatePageEnd = lazyPart(() => import('./lower/page-end.tsx').then((part) => part.PageEnd));
