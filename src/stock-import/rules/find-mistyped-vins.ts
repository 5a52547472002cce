import { checkOptionalDigit, mayHaveCheckDigit } from './check-vin.ts';
import type { Warning } from './row-remark.ts';

export interface VinCar {
  readonly row: number;
  readonly column: string;
  readonly stockNumber: string;
  readonly make: string;
  readonly vin: string;
}

interface CheckedVin extends VinCar {
  readonly isRight: boolean;
}

/** Number of characters at the start of a VIN that identify the manufacturer. */
const manufacturerLength = 3;
/**
 * Minimum number of other VINs that show whether their manufacturer uses check digits. Without check digits, two thirds
 * of five VINs would pass by chance in fewer than 1 case of 1,000.
 */
const fewestOfManufacturer = 5;
/**
 * Minimum number of VINs with right check digits, and of makes among them, that show that the file's only wrong one is
 * a mistake.
 */
const fewestInFile = 10;
const fewestMakes = 5;

const checkEach = (cars: readonly VinCar[]): readonly CheckedVin[] => {
  const byVin = new Map<string, CheckedVin>();
  for (const car of cars) {
    const isRight = checkOptionalDigit(car.vin);
    const vin = car.vin.toUpperCase();
    if (isRight !== undefined && !byVin.has(vin)) byVin.set(vin, { ...car, isRight });
  }
  return [...byVin.values()];
};

const toManufacturer = ({ vin }: VinCar): string => vin.slice(0, manufacturerLength).toUpperCase();

const toWarning = ({ row, column, stockNumber, vin }: VinCar, others: string): Warning => ({
  row,
  column,
  stockNumber,
  reason: `${JSON.stringify(vin)} may be mistyped: its check digit is wrong, but right in ${others}`,
});

/**
 * Finds VINs that probably have a wrong character. Manufacturers outside North America needn't use a check digit, so a
 * wrong one counts only if the file's other VINs show that it's used: by this manufacturer, or in the whole file.
 */
export const findMistypedVins = (cars: readonly VinCar[]): readonly Warning[] => {
  const checked = checkEach(cars);
  const right = checked.filter(({ isRight }) => isRight);
  const byManufacturer = Map.groupBy(checked, toManufacturer);
  const makes = new Set(right.map(({ make }) => make.toLowerCase()));
  const isOnlyOne = right.length === checked.length - 1 && right.length >= fewestInFile && makes.size >= fewestMakes;
  const isUsedBy = (manufacturer: string): boolean => {
    const group = byManufacturer.get(manufacturer) ?? [];
    const otherCount = group.length - 1;
    const rightCount = group.filter(({ isRight }) => isRight).length;
    return otherCount >= fewestOfManufacturer && rightCount * 3 >= otherCount * 2;
  };
  return checked.flatMap((car) => {
    if (car.isRight || !mayHaveCheckDigit(car.vin)) return [];
    const manufacturer = toManufacturer(car);
    if (isUsedBy(manufacturer)) {
      return [toWarning(car, `most of the file's other VINs that begin with ${JSON.stringify(manufacturer)}`)];
    }
    return isOnlyOne ? [toWarning(car, "all of the file's other VINs")] : [];
  });
};
