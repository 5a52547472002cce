import { lazy } from 'react';

// Drawn with the page; their scripts come after those that the first screen needs.

/** The sections beside price and contact. */
export const LateSections = lazy(() =>
  import('./lower-sections.tsx').then(({ LowerSections: component }) => ({ default: component })),
);

/** How the page is passed on. */
export const LateShareBar = lazy(() =>
  import('#src/vehicle/web/page/share-bar.tsx').then(({ ShareBar: component }) => ({ default: component })),
);

/** The vehicles alike. */
export const LateSimilarVehicles = lazy(() =>
  import('./similar-vehicles.tsx').then(({ SimilarVehicles: component }) => ({ default: component })),
);

/** What follows the vehicles alike. */
export const LatePageEnd = lazy(() =>
  import('./page-end.tsx').then(({ PageEnd: component }) => ({ default: component })),
);
