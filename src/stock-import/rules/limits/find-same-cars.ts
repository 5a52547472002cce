import type { Warning } from '../row-remark.ts';
import type { Brake, FoundRow } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';

export interface IdentifiedCar extends FoundRow {
  readonly row: number;
  /** Year, make and model. */
  readonly title: string;
  readonly vin: string | null;
  readonly plate: string | null;
  readonly isForSale: boolean;
  readonly isSold: boolean;
  readonly isNew: boolean;
}

export interface SameCar extends FoundRow {
  readonly row: number;
  readonly number: string;
  readonly isVin: boolean;
  readonly other: string;
  readonly isOtherSold: boolean;
  readonly isOtherModel: boolean;
  /** True for a new car that seems to be the same car as `other`, which is also for sale. */
  readonly isHeld: boolean;
}

const vinLength = 17;
const fewestOfPlate = 5;

const toNumberKey = (text: string | null, fewest: number): string | undefined => {
  const key = (text ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return key.length >= fewest && /\d/.test(key) ? key : undefined;
};

const compareGroup = ([number, cars]: readonly [string | undefined, readonly IdentifiedCar[]]): readonly SameCar[] => {
  if (number === undefined || cars.length < 2) return [];
  const isVin = number.length === vinLength;
  const open = cars.filter(({ isForSale }) => isForSale);
  const first = open.find(({ isNew }) => !isNew) ?? open[0];
  const sold = cars.find(({ isSold }) => isSold);
  return open.flatMap((car) => {
    const other = car === first ? sold : first;
    if (other === undefined) return [];
    const { key, stockNumber, row } = car;
    const isOtherModel = car.title !== other.title;
    // Owners keep their plates when they sell a car, and dealers use demonstrators' plates again.
    if (other.isSold && isOtherModel && !isVin) return [];
    const isHeld = car !== first && car.isNew && (isVin || !isOtherModel);
    return [
      {
        key,
        stockNumber,
        row,
        number,
        isVin,
        other: other.stockNumber,
        isOtherSold: other.isSold,
        isOtherModel,
        isHeld,
      },
    ];
  });
};

/** Finds cars for sale that share a VIN or plate with another car of the feed. */
export const findSameCars = (cars: readonly IdentifiedCar[]): readonly SameCar[] => {
  const byVin = Map.groupBy(cars, ({ vin }) => toNumberKey(vin, vinLength));
  const byPlate = Map.groupBy(cars, ({ plate }) => toNumberKey(plate, fewestOfPlate));
  const found = [...byVin, ...byPlate].flatMap(compareGroup);
  return found.filter(({ key }, index) => found.findIndex((one) => one.key === key) === index);
};

const describeNumber = ({ number, isVin, other }: SameCar): string =>
  `has the ${isVin ? 'VIN' : 'plate'} of ${other} (${number})`;

/** Expects a car that isn't held back. */
export const describeSameCar = (car: SameCar): Warning => {
  const { row, stockNumber, isOtherSold, isOtherModel, isVin } = car;
  const doubt = isOtherModel
    ? `which is another vehicle, so one of the ${isVin ? 'VINs' : 'plates'} is wrong`
    : 'so shoppers may see the same car twice';
  const reason = `${describeNumber(car)}, ${isOtherSold ? 'which is sold. Check that this car is still for sale' : doubt}`;
  return { row, column: null, reason, stockNumber };
};

export interface SameCarFindings {
  readonly sameCars: readonly SameCar[];
}

export const sameCarBrake: Brake<SameCarFindings> = {
  listRows: ({ sameCars }) => sameCars.map(({ key }) => ({ key, concerns: ['sameCar'] })),
  listHeld: ({ sameCars }) =>
    sameCars.length === 0
      ? []
      : [
          describeHeldChange({
            kind: 'sameCar',
            count: sameCars.length,
            names: sameCars.map(({ stockNumber }) => stockNumber),
            examples: sameCars.map((car) => `${car.stockNumber} ${describeNumber(car)}`),
            of: null,
          }),
        ],
};
