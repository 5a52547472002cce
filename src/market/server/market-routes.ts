import type { FastifyPluginAsync } from 'fastify';
import { type ComparisonRoutesOptions, comparisonRoutes } from './comparison-routes.ts';
import { createComparisonSource } from './create-comparison-source.ts';
import type { MarketStock } from './market-stock.ts';

export interface MarketRoutesOptions extends Omit<ComparisonRoutesOptions, 'compare'> {
  /** It is closed with the routes. */
  readonly stock: MarketStock;
  /** A secret by the name of its environment variable. */
  readonly readSecret: (variable: string) => string | undefined;
}

/** What pages ask of the market, which follows the stock for as long as the server runs. @spec B7.01, B3.15 */
export const marketRoutes =
  (options: MarketRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const { stock, readSecret } = options;
    app.addHook('onClose', async () => stock.close());
    const compare = createComparisonSource({ stock, readSecret });
    await app.register(comparisonRoutes({ ...options, compare }));
  };
