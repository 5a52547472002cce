import { lazyPart } from '#src/ui/late/lazy-part.ts';

// Drawn with the page; their scripts come after those that the first screen needs.

/** The sections beside price and contact. */
export const LateSections = lazyPart(() => import('./lower/lower-sections.tsx').then((part) => part.LowerSections));

/** How the page is passed on. */
export const LateShareBar = lazyPart(() => import('#src/vehicle/web/page/share-bar.tsx').then((part) => part.ShareBar));

/** The vehicles alike. */
export const LateSimilarVehicles = lazyPart(() =>
  import('./similar/similar-vehicles.tsx').then((part) => part.SimilarVehicles),
);

/** What follows the vehicles alike. */
export const LatePageEnd = lazyPart(() => import('./lower/page-end.tsx').then((part) => part.PageEnd));
