import { z } from 'zod';
import { type SpecRowName, specRowNames } from './spec-row-names.ts';

const rowsOf = (trade: string, rows: SpecRowName[]) =>
  z
    .array(z.enum(specRowNames))
    .default(rows)
    .meta({ description: `Rows of Key information of ${trade}, in order: what decides`, spec: 'B2.44' });

/** Rows of Key information: each kind of vehicle is judged by other figures. */
export const keyRowsConfig = z.strictObject({
  car: rowsOf('cars', [
    ...(['fuel', 'seats', 'drive', 'consumption', 'towing', 'ancap'] as const),
    ...(['colour', 'regoExpiry', 'stockNumber', 'vin'] as const),
  ]),
  caravan: rowsOf('caravans', [
    ...(['sleeps', 'tare', 'atm', 'payload', 'bodyLength', 'bodyWidth', 'axle'] as const),
    ...(['build', 'regoExpiry', 'stockNumber', 'vin'] as const),
  ]),
  truck: rowsOf('trucks', [
    ...(['weight', 'tare', 'payload', 'towing', 'engine', 'power', 'torque', 'drive', 'fuel'] as const),
    ...(['build', 'regoExpiry', 'stockNumber', 'vin'] as const),
  ]),
  motorcycle: rowsOf('motorcycles', [
    'licence',
    ...(['engine', 'power', 'torque', 'tare', 'tank', 'seats', 'colour'] as const),
    ...(['build', 'regoExpiry', 'stockNumber', 'vin'] as const),
  ]),
});
