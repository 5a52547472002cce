import Fastify from 'fastify';
import { makeSecret } from '#src/account/server/visitor-cookie.ts';
import { createVisitorService } from '#src/account/server/visitor-service.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { estimateSiteDelivery } from '#src/calculators/server/estimate-site-delivery.ts';
import { openTestCheckout } from '#src/checkout/testing/open-test-checkout.ts';
import { purchasePath } from '#src/lib/payment-paths.ts';
import type { CardGateway } from '#src/payments/server/payment-gateway.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { noteStored } from '#src/platform/http/testing/note-stored.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createValuationStore } from '#src/trade-in/server/valuation-store.ts';
import { makeTestValuation } from '#src/trade-in/testing/make-test-valuation.ts';
import { purchaseDocumentRoutes } from '../server/documents/purchase-document-routes.ts';
import { purchaseRoutes } from '../server/purchase-routes.ts';
import { createPurchaseService } from '../server/purchase-service.ts';
import { createPurchaseStore } from '../server/purchase-store.ts';
import { createTermsReader } from '../server/read-terms.ts';
import { makePurchaseSite } from './make-purchase-site.ts';

export const sentAnswers = {
  contact: 'step=contact&name=Ann&last_name=Example&email=ann%40example.com&phone=0412345678',
  delivery: 'step=handover&handover=delivery&street=1%20Test%20Street&suburb=Moorooka&postcode=4105',
  pickUp: 'step=handover&handover=pickUp',
  noTradeIn: 'step=tradeIn&trade_in=none',
  finance: 'step=funds&funds=finance&amount=15%2C000&term=5',
  own: 'step=funds&funds=own',
  pay: 'step=pay&card_number=4242424242424242',
} as const;

export const openTestPurchase = async (
  database: DatabaseService,
  { switches = {}, ...given }: { readonly switches?: RawObject; readonly gateway?: CardGateway } = {},
) => {
  const shop = await openTestCheckout(database, given);
  let site: ResolvedSite = makePurchaseSite(switches);
  const store = createPurchaseStore(database);
  const valuations = createValuationStore(database);
  const readTerms = createTermsReader<ResolvedSite>({ valuations, estimateDelivery: estimateSiteDelivery });
  const { readClock } = shop;
  const purchases = createPurchaseService<ResolvedSite>({
    store,
    readTerms,
    readClock,
    checkout: shop.service,
    reservations: shop.store,
  });
  const visitorStore = createVisitorStore(database.interactive);
  const visitors = createVisitorService(visitorStore, readClock);
  const app = Fastify();
  answerErrors(app);
  const stored = noteStored(app);
  const siteOf = (host: string | undefined) => (host === 'wattle.localhost' ? site : undefined);
  await app.register(
    purchaseDocumentRoutes({ siteOf, visitors, store, vehicles: shop.vehicles, reservations: shop.store }),
  );
  await app.register(
    purchaseRoutes({ siteOf, visitors, purchases, vehicles: shop.vehicles, reservations: shop.store }),
  );

  const findVisitor = async (cookie: string) =>
    (await visitors.find(site.slug, { headers: { cookie } }))?.visitorUuid ?? '';
  const post = async (
    payload: string,
    cookie = '',
    { shown = '', headers = {} }: { shown?: string; headers?: Readonly<Record<string, string>> } = {},
  ) => {
    const sent = { host: 'wattle.localhost', 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers };
    const url = `${purchasePath(shop.vehicle.slug)}&shown=${shown}`;
    const answer = await app.inject({ method: 'POST', url, headers: sent, payload });
    const [set = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
    const to = answer.headers.location ?? '';
    return { status: answer.statusCode, to, cookie: set || cookie, kept: answer.headers['cache-control'] };
  };

  return {
    shop,
    store,
    valuations,
    purchases,
    visitors,
    visitorStore,
    readTerms,
    app,
    post,
    findVisitor,
    path: purchasePath(shop.vehicle.slug),
    stored,
    signIn: async (phone: string) => {
      const { secret, secretHash } = makeSecret();
      const session = { secretHash, device: 'A phone' };
      await visitorStore.signIn(site.slug, { phone, oldSecretHash: undefined, session }, readClock());
      return `__Host-visitor=${secret}`;
    },
    getSite: () => site,
    setSite: (changed: RawObject) => {
      site = makePurchaseSite(changed);
    },
    find: async (cookie: string) =>
      store.find({ siteSlug: site.slug, visitorUuid: await findVisitor(cookie), vehicleId: shop.vehicle.id }),
    valueCar: async (
      cookie: string,
      { isAccepted = true, ...changes }: Partial<ReturnType<typeof makeTestValuation>> = {},
    ) => {
      const valuation = makeTestValuation({ startedAt: readClock(), ...changes });
      const owner = { siteSlug: site.slug, visitorUuid: await findVisitor(cookie) };
      const { valuationUuid } = await valuations.add(owner, valuation);
      if (!isAccepted) return valuationUuid;
      await database.primary.execute(
        `UPDATE valuations SET offer_accepted = true, lead_id = gen_random_uuid() WHERE valuation_uuid = '${valuationUuid}'`,
      );
      return valuationUuid;
    },
    close: () => app.close(),
  };
};
