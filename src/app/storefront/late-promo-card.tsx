import { lazyPart } from '#src/ui/late/lazy-part.ts';

export const LatePromoCard = lazyPart(() =>
  import('#src/promotions/web/promo-card.tsx').then((part) => part.PromoCard),
);
