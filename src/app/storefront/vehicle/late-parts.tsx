import { lazyPart } from '#src/ui/late/lazy-part.ts';

export const LateSections = lazyPart(() => import('./lower/lower-sections.tsx').then((part) => part.LowerSections));

export const LateShareButton = lazyPart(() =>
  import('#src/vehicle/web/page/share-bar.tsx').then((part) => part.ShareButton),
);

export const LateShareBar = lazyPart(() => import('#src/vehicle/web/page/share-bar.tsx').then((part) => part.ShareBar));

export const LateSimilarVehicles = lazyPart(() =>
  import('./similar/similar-vehicles.tsx').then((part) => part.SimilarVehicles),
);

export const LatePageEnd = lazyPart(() => import('./lower/page-end.tsx').then((part) => part.PageEnd));
