import { lazyPart } from '#src/ui/late/lazy-part.ts';

// Drawn with the page; their scripts come after those that the first screen needs.

/** The sections beside price and contact. */
export const LateSections = lazyPart(() => import('./lower/lower-sections.tsx').then((part) => part.LowerSections));

/** The sidebar's Share button. */
export const LateShareButton = lazyPart(() =>
  import('#src/vehicle/web/page/share-bar.tsx').then((part) => part.ShareButton),
);

/** The share bar at the foot of the page. */
export const LateShareBar = lazyPart(() => import('#src/vehicle/web/page/share-bar.tsx').then((part) => part.ShareBar));

/** The vehicles alike. */
export const LateSimilarVehicles = lazyPart(() =>
  import('./similar/similar-vehicles.tsx').then((part) => part.SimilarVehicles),
);

/** What follows the vehicles alike. */
export const LatePageEnd = lazyPart(() => import('./lower/page-end.tsx').then((part) => part.PageEnd));
