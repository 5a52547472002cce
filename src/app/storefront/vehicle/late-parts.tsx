import { lazy } from 'react';

// What stands below the first screen is drawn with the page; its scripts come after those that the first screen needs.

/** The sections beside price and contact. */
export const LateSections = lazy(() =>
  import('./lower-sections.tsx').then(({ LowerSections: component }) => ({ default: component })),
);

/** What follows the vehicles alike. */
export const LatePageEnd = lazy(() =>
  import('./page-end.tsx').then(({ PageEnd: component }) => ({ default: component })),
);
