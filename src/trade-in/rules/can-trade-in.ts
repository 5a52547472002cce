import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { TradeInConfig } from './config.ts';

/** @spec B5.14, D.38 */
export const canTradeIn = (vehicle: Pick<Vehicle, 'status'>, { enabled }: Pick<TradeInConfig, 'enabled'>): boolean =>
  enabled && isInStock(vehicle);
