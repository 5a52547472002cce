import { lazy } from 'react';

/** A promo card, drawn with the page; its script comes after those that vehicles need. */
export const LatePromoCard = lazy(() =>
  import('#src/promotions/web/promo-card.tsx').then(({ PromoCard: component }) => ({ default: component })),
);
