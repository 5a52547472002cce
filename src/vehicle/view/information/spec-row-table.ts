import { formatDayInWords, formatMonth } from '#src/lib/dates/format-date.ts';
import { formatKm } from '#src/lib/format-number.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { unregisteredDay } from '../../rules/fields/date-kinds.ts';
import { findLoadWeights } from '../../rules/find-load-weights.ts';
import type { SpecRowName } from '../../rules/page/spec-row-names.ts';
import { formatQuantity } from '../format-quantity.ts';

type Engined = Pick<Vehicle, 'engineSizeCc' | 'engineSizeLitres' | 'variant'>;

const describeCylinders = (cylinders: number | null | undefined): string | null =>
  cylinders ? formatCount(cylinders, { one: 'cylinder', many: 'cylinders' }) : null;

/** @spec B9.47 */
export const describeEngine = ({ engineSizeCc, engineSizeLitres, variant }: Engined): string | null =>
  formatQuantity(engineSizeCc || variant?.engineSizeCc, 'cc') ??
  formatQuantity(engineSizeLitres || variant?.engineSizeLitres, 'L', 1) ??
  describeCylinders(variant?.cylinders);

/** @spec B3.02 */
export const describeLicence = ({ isLearnerApproved }: Pick<Vehicle, 'isLearnerApproved'>): string | null => {
  if (isLearnerApproved === null) return null;
  return isLearnerApproved ? 'LAMS approved' : 'Full licence';
};

/**
 * Returns null to hide the row. After the expiry, the rego may have been renewed, so the row says 'Unregistered' only
 * for `unregisteredDay` or if the site's `pastRego` says so.
 * @spec B4.27, B4.28
 */
export const describeRego = (expiry: string | null, today: string, pastRego: PageConfig['pastRego']): string | null => {
  if (expiry === null) return null;
  if (expiry >= today) return `Expires on ${formatDayInWords(expiry)}`;
  return pastRego === 'unregistered' || expiry === unregisteredDay ? 'Unregistered' : null;
};

/** @spec B3.01, B3.02 */
const describeBody = ({ body, simpleBody, bodyConfiguration }: Vehicle): string | null => {
  const name = simpleBody ?? body;
  return name === null || bodyConfiguration === null || bodyConfiguration === name
    ? name
    : `${name} (${bodyConfiguration})`;
};

export interface SpecRowContext {
  readonly today: string;
  readonly pastRego: PageConfig['pastRego'];
}

interface SpecRow {
  readonly label: string;
  readonly read: (vehicle: Vehicle, context: SpecRowContext) => string | number | null | undefined;
}

const row = (label: string, read: SpecRow['read']): SpecRow => ({ label, read });

/** @spec B9.46, B3.08, B3.12 */
export const specRowTable: Readonly<Record<SpecRowName, SpecRow>> = {
  kilometres: row('Kilometres', ({ odometerKm }) => (odometerKm === null ? null : formatKm(odometerKm))),
  compliance: row('Compliance', ({ complianceMonth }) => complianceMonth && formatMonth(complianceMonth)),
  build: row('Built', ({ buildMonth }) => buildMonth && formatMonth(buildMonth)),
  engine: row('Engine', describeEngine),
  fuel: row('Fuel', ({ fuel, simpleFuel }) => fuel ?? simpleFuel),
  transmission: row('Transmission', ({ transmission, simpleTransmission }) => transmission ?? simpleTransmission),
  drive: row('Drive', ({ drive, simpleDrive }) => drive ?? simpleDrive),
  induction: row('Induction', ({ variant }) => variant?.induction),
  gearType: row('Gearbox type', ({ variant }) => variant?.gearType),
  body: row('Body', describeBody),
  seats: row('Seats', ({ seats }) => seats || null),
  doors: row('Doors', ({ doors }) => doors || null),
  rego: row('Rego number', ({ regoPlate }) => regoPlate),
  regoExpiry: row('Rego', ({ regoExpiry }, { today, pastRego }) => describeRego(regoExpiry, today, pastRego)),
  stockNumber: row('Stock no.', ({ stockNumber }) => stockNumber),
  vin: row('VIN', ({ vin }) => vin),
  colour: row('Colour', ({ colour }) => colour),
  interiorColour: row('Interior colour', ({ interiorColour }) => interiorColour),
  power: row('Power', ({ variant }) => formatQuantity(variant?.powerKw, 'kW')),
  consumption: row('Fuel use (combined)', ({ variant }) =>
    formatQuantity(variant?.fuelConsumptionCombinedLitresPer100Km, 'L/100km', 1),
  ),
  tank: row('Fuel tank', ({ variant }) => formatQuantity(variant?.fuelCapacityLitres, 'L')),
  weight: row('Gross vehicle mass', ({ variant }) => formatQuantity(variant?.grossVehicleMassKg, 'kg')),
  length: row('Length', ({ variant }) => formatQuantity(variant?.lengthMm, 'mm')),
  height: row('Height', ({ variant }) => formatQuantity(variant?.heightMm, 'mm')),
  width: row('Width', ({ variant }) => formatQuantity(variant?.widthMm, 'mm')),
  towing: row('Towing (braked)', ({ variant }) => formatQuantity(variant?.towingCapacityBrakedKg, 'kg')),
  torque: row('Torque', ({ variant }) => formatQuantity(variant?.torqueNm, 'Nm')),
  ancap: row('ANCAP', ({ variant }) => variant?.ancapRating),
  sleeps: row('Sleeps', ({ specifications }) => specifications?.sleeps || null),
  tare: row('Tare', ({ specifications }) => formatQuantity(specifications?.tareKg, 'kg')),
  atm: row('ATM', ({ specifications }) => formatQuantity(specifications?.aggregateTrailerMassKg, 'kg')),
  payload: row('Payload', (vehicle) => formatQuantity(findLoadWeights(vehicle)?.payloadKg, 'kg')),
  bodyLength: row('Body length', ({ specifications }) => formatQuantity(specifications?.bodyLengthMm, 'mm')),
  bodyWidth: row('Body width', ({ specifications }) => formatQuantity(specifications?.bodyWidthMm, 'mm')),
  axle: row('Axle type', ({ specifications }) => specifications?.axleType),
  wheelbase: row('Wheelbase', ({ specifications }) => formatQuantity(specifications?.wheelbaseMm, 'mm')),
  engineHours: row('Engine hours', ({ specifications }) => formatQuantity(specifications?.engineHours, 'h')),
  licence: row('Licence', describeLicence),
};
