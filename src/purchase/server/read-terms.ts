import type { DeliveryEstimate } from '#src/calculators/rules/delivery/estimate-delivery.ts';
import { chooseHeldPrice, readPrice } from '#src/checkout/rules/agreed-price.ts';
import { findDepositCents } from '#src/checkout/rules/find-deposit-cents.ts';
import type { CheckoutSite } from '#src/checkout/server/prepare-contact.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import { localYear } from '#src/lib/dates/local-day.ts';
import type { TradeInConfig } from '#src/trade-in/rules/config.ts';
import type { ValuationStore } from '#src/trade-in/server/valuation-store.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { listFinanceTerms } from '../rules/choose-finance-terms.ts';
import type { PurchaseConfig } from '../rules/config.ts';
import { countTradeIn } from '../rules/count-trade-in.ts';
import { isPurchaseEnabled } from '../rules/find-purchase-href.ts';
import { freeForHolder, type PaidDeposit } from '../rules/paid-deposit.ts';
import { isAnswered, type PurchaseAnswers } from '../rules/purchase-answers.ts';
import { answerSteps } from '../rules/purchase-fields.ts';
import type { PurchaseTerms } from '../rules/purchase-terms.ts';
import { buildTradeInFacts } from '../view/build-order-facts.ts';

export interface PurchaseSite extends CheckoutSite {
  readonly config: CheckoutSite['config'] & {
    readonly purchase: PurchaseConfig;
    readonly finance: FinanceConfig;
    readonly tradeIn: TradeInConfig;
  };
}

export interface Buying<Site extends PurchaseSite> {
  readonly site: Site;
  readonly visitorUuid: string | null;
  readonly vehicle: Vehicle;
  readonly paid?: PaidDeposit | null;
}

export interface TermsReaderOptions<Site extends PurchaseSite> {
  readonly valuations: Pick<ValuationStore, 'findEstimated'>;
  readonly estimateDelivery: (site: Site, postcode: string, locationId: number | null) => DeliveryEstimate;
}

export type ReadTerms<Site extends PurchaseSite> = (
  buying: Buying<Site>,
  answers: PurchaseAnswers,
  now: Date,
) => Promise<PurchaseTerms>;

/**
 * With a paid reservation, the deposit stays as paid, and the agreed price can fall but not rise.
 * @spec B2.03, D.13, D.40, D.41
 */
export const createTermsReader =
  <Site extends PurchaseSite>({ valuations, estimateDelivery }: TermsReaderOptions<Site>): ReadTerms<Site> =>
  async ({ site, visitorUuid, vehicle, paid = null }, { handover }, now) => {
    const { checkout, finance, tradeIn } = site.config;
    const isTradeInAsked = tradeIn.enabled;
    const isDelivered = isAnswered(handover) && handover?.entry.kind === 'delivery';
    const estimated =
      isTradeInAsked && visitorUuid !== null
        ? await valuations.findEstimated({ siteSlug: site.slug, visitorUuid })
        : [];
    const termsYears = listFinanceTerms(vehicle, finance, localYear(now, site.timeZone));
    const price = paid === null ? readPrice(vehicle) : chooseHeldPrice(paid.price, readPrice(vehicle));
    return {
      priceCents: price?.cents ?? null,
      priceType: price?.type ?? null,
      depositCents: paid?.amountCents ?? findDepositCents(vehicle, checkout),
      isEnabled: isPurchaseEnabled(paid === null ? vehicle : freeForHolder(vehicle, paid), site.config),
      steps: answerSteps.filter(
        (step) => (step !== 'tradeIn' || isTradeInAsked) && (step !== 'funds' || termsYears.length > 0),
      ),
      delivery: isDelivered ? estimateDelivery(site, handover.entry.postcode, vehicle.locationId) : null,
      tradeInFacts: Object.fromEntries(
        estimated
          .filter(({ leadUuid }) => leadUuid === null)
          .map((valuation) => [valuation.valuationUuid, buildTradeInFacts(valuation)]),
      ),
      credits: estimated.map((valuation) => countTradeIn(valuation, now.getTime())).filter((credit) => credit !== null),
      termsYears,
    };
  };
