import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ViewedEntry } from '../rules/entries.ts';

/** @spec B3.21 */
export const buildViewedEntry = ({ id, stockNumber, make, model, body, simpleBody }: Vehicle): ViewedEntry => ({
  id,
  stocknum: stockNumber,
  make,
  model,
  body,
  simple_body: simpleBody,
});
