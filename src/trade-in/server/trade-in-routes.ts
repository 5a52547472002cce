import type { FastifyPluginAsync } from 'fastify';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { createValuer, type ValuerOptions } from './create-platform-valuer.ts';
import { miscellaneousRoutes } from './miscellaneous-routes.ts';
import { stepFormRoutes } from './step-form-routes.ts';
import type { TradeInParts, TradeInSite } from './trade-in-parts.ts';
import { valuationRoutes } from './valuation-routes.ts';
import { createValuationService } from './valuation-service.ts';
import { createValuationStore } from './valuation-store.ts';

export interface TradeInRoutesOptions<Site extends TradeInSite>
  extends Omit<TradeInParts<Site>, 'store' | 'valuations'>,
    ValuerOptions {
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly onUnavailable: (siteSlug: string, reason: string) => void;
}

/** @spec D.39, L4.13 to L4.16 */
export const tradeInRoutes =
  <Site extends TradeInSite>(options: TradeInRoutesOptions<Site>): FastifyPluginAsync =>
  async (app) => {
    const store = createValuationStore(options.database);
    const valuations = createValuationService({
      store,
      valuer: createValuer(options),
      onUnavailable: options.onUnavailable,
    });
    const parts: TradeInParts<Site> = { ...options, store, valuations };
    await app.register(valuationRoutes(parts));
    await app.register(miscellaneousRoutes(parts));
    await app.register(stepFormRoutes(parts));
  };
