import { formatNumber } from '#src/lib/format-number.ts';
import type { Vehicle } from './vehicle.ts';

type Engined = Pick<Vehicle, 'engineSizeCc' | 'engineSizeLitres' | 'variant'>;

/** The engine: its size in cc, else litres with one decimal, else its cylinders. @spec B9.47 */
export const describeEngine = ({ engineSizeCc, engineSizeLitres, variant }: Engined): string | null => {
  const cc = engineSizeCc || variant?.engineSizeCc;
  if (cc) return `${formatNumber(cc)} cc`;
  const litres = engineSizeLitres || variant?.engineSizeLitres;
  if (litres) return `${litres.toFixed(1)} L`;
  const cylinders = variant?.cylinders;
  return cylinders ? `${cylinders} cylinder${cylinders === 1 ? '' : 's'}` : null;
};
