import { formatKm } from '#src/lib/format-km.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { describeEngine } from './describe-engine.ts';
import type { Figure } from './figure.ts';
import { findLoadWeights } from './find-load-weights.ts';
import type { PlateFigureName } from './plate-figures.ts';
import type { Vehicle } from './vehicle.ts';

const withUnit = (value: number | null | undefined, unit: string): string | null =>
  value ? `${formatNumber(value)} ${unit}` : null;

type Cell = readonly [label: string, read: (vehicle: Vehicle) => string | number | null | undefined];

/** Every cell that a plate can have: short names, figures with their units. */
const cells: Readonly<Record<PlateFigureName, Cell>> = {
  sleeps: ['Sleeps', ({ specifications }) => specifications?.sleeps || null],
  tare: ['Tare', ({ specifications }) => withUnit(specifications?.tareKg, 'kg')],
  atm: ['ATM', ({ specifications }) => withUnit(specifications?.aggregateTrailerMassKg, 'kg')],
  payload: ['Payload', (vehicle) => withUnit(findLoadWeights(vehicle)?.payloadKg, 'kg')],
  bodyLength: ['Body length', ({ specifications }) => withUnit(specifications?.bodyLengthMm, 'mm')],
  bodyWidth: ['Body width', ({ specifications }) => withUnit(specifications?.bodyWidthMm, 'mm')],
  axle: ['Axle', ({ specifications }) => specifications?.axleType],
  grossVehicleMass: ['GVM', ({ variant }) => withUnit(variant?.grossVehicleMassKg, 'kg')],
  engine: ['Engine', describeEngine],
  weight: ['Weight', ({ specifications }) => withUnit(specifications?.tareKg, 'kg')],
  odometer: ['Odometer', ({ odometerKm }) => (odometerKm === null ? null : formatKm(odometerKm))],
  gearbox: [
    'Gearbox',
    ({ variant, transmission, simpleTransmission }) => variant?.gearType ?? transmission ?? simpleTransmission,
  ],
  tank: ['Tank', ({ variant }) => withUnit(variant?.fuelCapacityLitres, 'L')],
  seats: ['Seats', ({ seats }) => seats || null],
  stockNumber: ['Stock no.', ({ stockNumber }) => stockNumber],
};

/** The known figures of a plate, in the order of `names`. @spec B3.08 */
export const buildPlate = (vehicle: Vehicle, names: readonly PlateFigureName[]): readonly Figure[] =>
  names.flatMap((name) => {
    const [label, read] = cells[name];
    const value = read(vehicle);
    return value === null || value === undefined ? [] : [{ name, label, value: String(value) }];
  });
