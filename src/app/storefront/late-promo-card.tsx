import { lazyPart } from '#src/ui/late/lazy-part.ts';

/** Drawn with the page; its script loads after those of vehicles. */
export const LatePromoCard = lazyPart(() =>
  import('#src/promotions/web/promo-card.tsx').then((part) => part.PromoCard),
);
