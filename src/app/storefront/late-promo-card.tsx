import { lazyPart } from '#src/ui/late/lazy-part.ts';

/** A promo card, drawn with the page; its script comes after those that vehicles need. */
export const LatePromoCard = lazyPart(() =>
  import('#src/promotions/web/promo-card.tsx').then((part) => part.PromoCard),
);
