import { createCheckoutPageLoader } from '#src/app/storefront/checkout/load-checkout-page.server.ts';
import {
  createPurchasePageLoader,
  type PurchaseQuestion,
} from '#src/app/storefront/purchase/load-purchase-page.server.ts';
import { PurchasePage } from '#src/app/storefront/purchase/purchase-page.tsx';
import { estimateSiteDelivery } from '#src/calculators/server/estimate-site-delivery.ts';
import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import type { PurchaseAnswers } from '#src/purchase/rules/purchase-answers.ts';
import type { StoredPurchase } from '#src/purchase/server/purchase-store.ts';
import { createTermsReader } from '#src/purchase/server/read-terms.ts';
import { purchaseSwitches } from '#src/purchase/testing/make-purchase-site.ts';
import { mergeLayers, type RawObject } from '#src/sites/config/merge-layers.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { makeTestValuation } from '#src/trade-in/testing/make-test-valuation.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { checkoutNow, pricedVehicle } from './draw-checkout.tsx';
import { drawOnSite } from './draw-on-site.tsx';
import { makeTestContext } from './make-test-context.ts';

export const acceptedCar = makeTestValuation({
  isAccepted: true,
  startedAt: new Date(checkoutNow.getTime() - 86_400_000),
  answers: { ...makeTestValuation().answers, financeOwing: 'no' },
});

interface Drawn {
  readonly vehicle?: Vehicle;
  readonly answers?: PurchaseAnswers;
  readonly kept?: Partial<StoredPurchase>;
  readonly reservation?: StoredReservation;
  readonly valuations?: readonly ReturnType<typeof makeTestValuation>[];
  readonly switches?: RawObject;
  readonly question?: Partial<PurchaseQuestion>;
  readonly application?: { readonly state: 'draft' | 'sent'; readonly amountCents: number | null };
}

export const drawPurchase = async (drawn: Drawn = {}) => {
  const { vehicle = pricedVehicle, answers = {}, kept = {}, reservation, valuations = [acceptedCar] } = drawn;
  const context = makeTestContext(mergeLayers(purchaseSwitches, drawn.switches ?? {}));
  const site: ResolvedSite = { ...context.site, configVersion: '1' };
  const vehicles = {
    findBySlug: async (_: string, slug: string) => (slug === vehicle.slug ? vehicle : undefined),
    findById: async (_: string, id: number) => (id === vehicle.id ? vehicle : undefined),
  };
  const purchase: StoredPurchase = {
    siteSlug: 'wattle',
    visitorUuid: 'v',
    vehicleId: vehicle.id,
    purchaseUuid: 'p',
    revision: 4,
    answers,
    reservationUuid: null,
    agreement: null,
    ...kept,
  };
  const reservations = { find: async () => reservation, findLatest: async () => reservation };
  const service = createPurchasePageLoader({
    vehicles,
    reservations,
    purchases: { find: async () => purchase },
    findApplication: async () => drawn.application && { ...drawn.application, termMonths: null },
    readTerms: createTermsReader<ResolvedSite>({
      valuations: { findEstimated: async () => valuations.map((one) => ({ ...one, visitorUuid: 'v' })) },
      estimateDelivery: estimateSiteDelivery,
    }),
    loadCheckout: createCheckoutPageLoader({
      vehicles,
      reservations,
      pathsOf: async () => context.paths,
      gateway: {
        find: async () => ({ kind: 'answered', value: { kind: 'waiting', decline: null, needs: 'card' } }),
      },
    }).load,
  });
  const asked = { name: vehicle.slug, visitorUuid: 'v', isSignedIn: false, asked: null, answer: null };
  const view = await service.load(site, { ...asked, ...drawn.question }, checkoutNow);
  const markup = drawOnSite(<PurchasePage view={view} />, context);
  return { markup, text: readText(markup) };
};
