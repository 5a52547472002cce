import type { CardConfig } from '../card/card-config.ts';
import type { Vehicle } from '../vehicle.ts';
import { getStockStatus } from './stock-status.ts';

/** The certified badge: make, certified, site switch on, not sold, and driven before, for a new vehicle is not pre-owned. @spec B4.08, B4.13 */
export const isCertified = (
  vehicle: Pick<Vehicle, 'make' | 'isCertified' | 'status' | 'carType'>,
  { certifiedMake }: Pick<CardConfig, 'certifiedMake'>,
): boolean =>
  certifiedMake !== null &&
  vehicle.make.toLowerCase() === certifiedMake.toLowerCase() &&
  vehicle.isCertified &&
  vehicle.carType !== 'new' &&
  getStockStatus(vehicle) !== 'sold';
