import { isStorableText } from '#src/lib/text/cut-text.ts';
import type { TradedCar } from './traded-car.ts';

export interface TypedCar {
  readonly make: string;
  readonly model: string;
  readonly year: string;
  readonly odometerKm: string;
}

export type HandCheck =
  | { readonly kind: 'car'; readonly car: TradedCar & { readonly odometerKm: number } }
  | { readonly kind: 'refused'; readonly fields: readonly (keyof TypedCar)[] };

const oldestYear = 1900;
const mostKm = 2_000_000;
const maxNameLength = 40;

const isName = (text: string): boolean => text.length > 0 && text.length <= maxNameLength && isStorableText(text);

export const readOdometerKm = (written: string): number | undefined => {
  const digits = written.replaceAll(/[\s,]|kms?$/gi, '');
  return /^\d{1,7}$/.test(digits) && Number(digits) <= mostKm ? Number(digits) : undefined;
};

/** `thisYear` is the year in the dealer's time zone. @spec D.39 */
export const checkCarByHand = (typed: TypedCar, thisYear: number): HandCheck => {
  const [make, model, year] = [typed.make.trim(), typed.model.trim(), Number(typed.year.trim())];
  const odometerKm = readOdometerKm(typed.odometerKm);
  // Next year's models are sold before the year begins.
  const isYear = /^\d{4}$/.test(typed.year.trim()) && year >= oldestYear && year <= thisYear + 1;
  const faults: Readonly<Record<keyof TypedCar, boolean>> = {
    make: !isName(make),
    model: !isName(model),
    year: !isYear,
    odometerKm: odometerKm === undefined,
  };
  const fields = (Object.keys(faults) as (keyof TypedCar)[]).filter((name) => faults[name]);
  if (fields.length > 0 || odometerKm === undefined) return { kind: 'refused', fields };
  return { kind: 'car', car: { make, model, year, badge: null, detail: null, odometerKm } };
};
