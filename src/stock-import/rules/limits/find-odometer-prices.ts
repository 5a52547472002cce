import type { Brake } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';
import { listHeldFields } from './hold-row-fields.ts';

export interface OdometerPrices {
  readonly count: number;
  readonly of: number;
}

const fewest = 3;
const priceLike = /\$|\b(?:drive ?-?away|dap|orc|on ?roads?|egc|poa|p\.o\.a)\b/i;

export const looksLikePrice = (km: unknown): boolean => typeof km === 'string' && priceLike.test(km);

export const findOdometerPrices = ({ count, of }: OdometerPrices): OdometerPrices | undefined =>
  count >= fewest && count * 2 > of ? { count, of } : undefined;

export interface OdometerPriceFindings {
  readonly odometerPrices: OdometerPrices | undefined;
}

export const odometerPricesBrake: Brake<OdometerPriceFindings> = {
  listFields: ({ odometerPrices }) => (odometerPrices === undefined ? [] : listHeldFields([], ['price', 'km'])),
  listHeld: ({ odometerPrices }) => {
    if (odometerPrices === undefined) return [];
    const { count, of: total } = odometerPrices;
    return [describeHeldChange({ kind: 'odometerPrices', count, names: [], of: { total, limitPercent: 50 } })];
  },
};
