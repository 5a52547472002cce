import { choosePromos, type PromoOccasion } from '../rules/choose-promos.ts';
import type { Promo, PromotionsConfig } from '../rules/config.ts';
import { type PlacedPromo, placeHomePromos, placePromos } from '../rules/place-promos.ts';

/** @spec B3.23 */
export interface PromoView {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
  readonly picture: { readonly url: string; readonly alt: string } | null;
  readonly background: Promo['background'];
  /** @spec B5.43 */
  readonly expiresAtMs: number | null;
}

const buildPromoView = ({ title, text, href, action, imageUrl, imageAlt, background, expiry }: Promo): PromoView => ({
  title,
  text,
  href,
  action,
  picture: imageUrl === null ? null : { url: imageUrl, alt: imageAlt },
  background,
  expiresAtMs: expiry === null ? null : Date.parse(expiry),
});

interface PromoPage extends PromoOccasion {
  readonly cardCount: number;
  readonly page: number;
  readonly pageSize: number;
}

/** @spec B2.18, B3.23 */
export const buildPromoViews = (config: PromotionsConfig, page: PromoPage): readonly PlacedPromo<PromoView>[] =>
  placePromos(choosePromos(config, page).map(buildPromoView), page.cardCount, config.everyCards, page);

/** @spec L9.33 */
export const buildHomePromoViews = (
  config: PromotionsConfig,
  { now, address, cardCount }: Pick<PromoPage, 'now' | 'address' | 'cardCount'>,
): readonly PlacedPromo<PromoView>[] =>
  placeHomePromos(
    choosePromos(config, { now, address, carTypes: [] }).map(buildPromoView),
    config.homePositions,
    cardCount,
  );
