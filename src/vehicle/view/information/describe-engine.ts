import { formatCount } from '#src/lib/text/noun.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { formatQuantity } from '../format-quantity.ts';

type Engined = Pick<Vehicle, 'engineSizeCc' | 'engineSizeLitres' | 'variant'>;

const describeCylinders = (cylinders: number | null | undefined): string | null =>
  cylinders ? formatCount(cylinders, { one: 'cylinder', many: 'cylinders' }) : null;

/** The engine: its size in cc, else litres with one decimal, else its cylinders. @spec B9.47 */
export const describeEngine = ({ engineSizeCc, engineSizeLitres, variant }: Engined): string | null =>
  formatQuantity(engineSizeCc || variant?.engineSizeCc, 'cc') ??
  formatQuantity(engineSizeLitres || variant?.engineSizeLitres, 'L', 1) ??
  describeCylinders(variant?.cylinders);
