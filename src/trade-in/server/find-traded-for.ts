import { isListed } from '#src/vehicle/rules/status/stock-status.ts';
import { canTradeIn } from '../rules/can-trade-in.ts';
import type { TradeInParts, TradeInSite } from './trade-in-parts.ts';

/** @spec B2.04 */
export const findTradedFor = async (
  { vehicles }: Pick<TradeInParts, 'vehicles'>,
  site: TradeInSite,
  asked: string,
  now: Date,
): Promise<number | null> => {
  const vehicle = /^\d{1,15}$/.test(asked) ? await vehicles.findById(site.slug, Number(asked)) : undefined;
  if (vehicle === undefined || !isListed(vehicle, site.config.search, now)) return null;
  return canTradeIn(vehicle, site.config.tradeIn) ? vehicle.id : null;
};
