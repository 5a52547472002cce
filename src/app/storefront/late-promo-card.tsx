import { lazyPart } from '#src/ui/late/lazy-part.ts';

/** A promo card that the server draws with the page. Its script loads later. */
export const LatePromoCard = lazyPart(() =>
  import('#src/promotions/web/promo-card.tsx').then((part) => part.PromoCard),
);
