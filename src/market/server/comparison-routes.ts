import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { hasPage } from '#src/vehicle/rules/status/stock-status.ts';
import type { ListingSite, VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { hasPriceComparison } from '../rules/comparison/is-comparison-eligible.ts';
import { formatPriceComparison } from '../rules/comparison/price-comparison.ts';
import type { MarketConfig } from '../rules/config.ts';
import { type ComparisonSource, createComparisonSource } from './create-comparison-source.ts';
import type { MarketStock } from './market-stock.ts';

interface ComparingSite extends ListingSite {
  readonly config: ListingSite['config'] & { readonly market: MarketConfig };
}

interface ComparisonRoutesOptions {
  readonly siteOf: (host: string | undefined) => ComparingSite | undefined;
  readonly vehicles: Pick<VehicleStore, 'findBySlug'>;
  readonly compare: ComparisonSource;
}

/** Short, because a response can change with another site's stock. */
const maxAgeSeconds = 60;

const number = { type: 'number' } as const;
const comparisonSchema = {
  type: 'object',
  properties: {
    fill: number,
    listing_price: number,
    market_range_min: number,
    market_range_max: number,
    confidence: number,
    description: { type: 'string', nullable: true },
  },
} as const;

/** @spec B7.01, D.01 */
export const comparisonRoutes =
  ({ siteOf, vehicles, compare }: ComparisonRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { slug: string } }>(
      '/cars/:slug/autogauge',
      {
        schema: {
          summary: "How a vehicle's price compares with asking prices for similar vehicles",
          description: '204 when there are too few similar vehicles, or the price does not compare well.',
          params: {
            type: 'object',
            properties: { slug: { type: 'string', maxLength: 200 } },
            required: ['slug'],
          },
          response: { 200: comparisonSchema, 204: { type: 'null' } },
        },
      },
      async (request, reply) => {
        const { slug: siteSlug, config } = requireSite(siteOf, request);
        const vehicle = await vehicles.findBySlug(siteSlug, request.params.slug);
        const isFound = vehicle !== undefined && hasPage(vehicle, config.search, new Date());
        if (!isFound || !hasPriceComparison(vehicle, config.market)) {
          throw new DomainError('notFound', 'There’s no price comparison for this vehicle.');
        }
        const answer = await compare({ siteSlug, vehicle, config: config.market });
        if (answer.kind === 'failed') {
          request.log.warn({ site: siteSlug, reason: answer.reason }, 'the valuer failed');
          throw new DomainError('overloaded', 'We can’t compare prices right now. Please try again soon.');
        }
        reply.header('cache-control', `public, max-age=${maxAgeSeconds}`).header('x-robots-tag', 'noindex');
        const isSaid = answer.kind === 'comparison' && answer.comparison.fill >= config.market.leastFill;
        return isSaid ? formatPriceComparison(answer.comparison) : reply.code(204).send();
      },
    );
  };

interface MarketRoutesOptions extends Omit<ComparisonRoutesOptions, 'compare'> {
  readonly stock: MarketStock;
  readonly readSecret: (variable: string) => string | undefined;
}

/** @spec B7.01, B3.15 */
export const marketRoutes =
  (options: MarketRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const { stock, readSecret } = options;
    app.addHook('onClose', async () => stock.close());
    const compare = createComparisonSource({ stock, readSecret });
    await app.register(comparisonRoutes({ ...options, compare }));
  };
