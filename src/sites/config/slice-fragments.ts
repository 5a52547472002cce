import { z } from 'zod';
import { accountConfig } from '#src/account/rules/config.ts';
import { appointmentsConfig } from '#src/appointments/rules/config.ts';
import { blogConfig } from '#src/blog/rules/config.ts';
import { calculatorsConfig } from '#src/calculators/rules/config.ts';
import { chatConfig } from '#src/chat/rules/config.ts';
import { checkoutConfig } from '#src/checkout/rules/config.ts';
import { contentConfig } from '#src/content/rules/config.ts';
import { favouritesConfig } from '#src/favourites/rules/config.ts';
import { financeConfig } from '#src/finance/rules/config.ts';
import { financeApplicationConfig } from '#src/finance-application/rules/config.ts';
import { inboxConfig } from '#src/inbox/rules/config.ts';
import { leadsConfig } from '#src/leads/rules/config.ts';
import { hostName, slugText } from '#src/lib/schema/scalar-schemas.ts';
import { placesConfig } from '#src/locations/rules/config.ts';
import { marketConfig } from '#src/market/rules/config.ts';
import { offersConfig } from '#src/offers/rules/config.ts';
import { onlinePaymentConfig } from '#src/online-payment/rules/config.ts';
import { paymentsConfig } from '#src/payments/rules/config.ts';
import { pricingConfig } from '#src/pricing/rules/config.ts';
import { promotionsConfig } from '#src/promotions/rules/config.ts';
import { purchaseConfig } from '#src/purchase/rules/config.ts';
import { reviewsConfig } from '#src/reviews/rules/config.ts';
import { searchConfig } from '#src/search/rules/config.ts';
import { staffConfig } from '#src/staff/rules/config.ts';
import { stockFeedConfig } from '#src/stock-import/rules/config.ts';
import { trackingConfig } from '#src/tracking/rules/config.ts';
import { tradeInConfig } from '#src/trade-in/rules/config.ts';
import { vehicleConfig } from '#src/vehicle/rules/config.ts';
import { watchlistConfig } from '#src/watchlist/rules/config.ts';
import { wheelConfig } from '#src/wheel/rules/config.ts';

const imagesConfig = z.strictObject({
  sharedMedia: z.array(slugText).max(20).default([]).meta({
    description: 'Folders of other sites in MEDIA_DIR whose files the site can use too, for dealers of one group',
    spec: 'L7.12',
  }),
  allowedHosts: z
    .array(hostName)
    .max(50)
    .default([])
    .meta({ description: "Host names of other servers that the site's pictures can come from", spec: 'L7.12' }),
});

export const sliceFragments = {
  search: searchConfig.prefault({}),
  vehicle: vehicleConfig.prefault({}),
  stockFeed: stockFeedConfig.prefault({}),
  pricing: pricingConfig.prefault({}),
  finance: financeConfig.prefault({}),
  financeApplication: financeApplicationConfig.prefault({}),
  market: marketConfig.prefault({}),
  calculators: calculatorsConfig.prefault({}),
  promotions: promotionsConfig.prefault({}),
  account: accountConfig.prefault({}),
  leads: leadsConfig.prefault({}),
  inbox: inboxConfig.prefault({}),
  staff: staffConfig.prefault({}),
  appointments: appointmentsConfig.prefault({}),
  checkout: checkoutConfig.prefault({}),
  payments: paymentsConfig.prefault({}),
  purchase: purchaseConfig.prefault({}),
  chat: chatConfig.prefault({}),
  tradeIn: tradeInConfig.prefault({}),
  onlinePayment: onlinePaymentConfig.prefault({}),
  wheel: wheelConfig.prefault({}),
  tracking: trackingConfig.prefault({}),
  content: contentConfig.prefault({}),
  offers: offersConfig.prefault({}),
  favourites: favouritesConfig.prefault({}),
  watchlist: watchlistConfig.prefault({}),
  places: placesConfig.prefault({}),
  reviews: reviewsConfig.prefault({}),
  blog: blogConfig.prefault({}),
  images: imagesConfig.prefault({}),
} as const;

export type SliceConfigs = { readonly [Name in keyof typeof sliceFragments]: z.output<(typeof sliceFragments)[Name]> };
