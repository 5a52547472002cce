import type { FastifyPluginAsync } from 'fastify';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import type { TrackingRoutesOptions } from '#src/app/api/tracking-routes.ts';
import type { ReservationService } from '#src/checkout/server/reservation-service.ts';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import type { PaymentRequestService } from '#src/online-payment/server/payment-request-service.ts';
import type { PaymentMessages } from '#src/payments/server/payment-handler.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import type { Readiness } from '#src/platform/http/health-routes.ts';
import type { RateLimits } from '#src/platform/http/limits/rate-limits.ts';
import type { Metrics } from '#src/platform/http/metrics.ts';
import type { ImageService } from '#src/platform/images/image-service.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import type { EventStore } from '#src/tracking/server/event-store.ts';
import type { Pages } from './open-pages.ts';
import type { Stock } from './stock/open-stock.ts';

export interface AppOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: SiteRegistry;
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly stock: Omit<Stock, 'close'>;
  readonly pages: Pages;
  readonly tracking: Pick<TrackingRoutesOptions, 'reveals'> & { readonly events: EventStore };
  readonly leads: LeadService<ResolvedSite>;
  readonly checkout: ReservationService;
  readonly onlinePayments: PaymentRequestService;
  readonly payments: PaymentMessages;
  readonly images: ImageService;
  readonly visitors: VisitorService;
  readonly readiness: Readiness;
  readonly assetRoutes: FastifyPluginAsync;
}

export interface Surroundings {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
}
