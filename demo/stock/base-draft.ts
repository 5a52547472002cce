import type { VehicleAge } from './choose-age.ts';
import { chooseColour } from './colours.ts';
import type { BuildContext, VehicleDraft } from './draft.ts';
import { paintsFor } from './picture-range.ts';
import { type CatalogueRow, textOf } from './read-catalogue.ts';
import { buildVehicleName } from './vehicle-name.ts';

export interface ChosenBadge {
  readonly name: string | undefined;
  readonly newPrice: number;
  /** 0 (entry) to 1 (top). */
  readonly grade: number;
}

type BaseDraft = Pick<
  VehicleDraft,
  | 'carType'
  | 'year'
  | 'buildMonth'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'name'
  | 'shape'
  | 'colour'
  | 'ageYears'
  | 'newPrice'
  | 'grade'
>;

export const buildBaseDraft = (
  context: BuildContext,
  row: CatalogueRow,
  age: VehicleAge,
  badge: ChosenBadge,
  shape: string,
): BaseDraft => {
  const make = textOf(row, 'make');
  const model = textOf(row, 'model');
  return {
    carType: context.carType,
    year: age.year,
    buildMonth: age.buildMonth,
    make,
    model,
    badge: badge.name,
    series: row.series || undefined,
    name: buildVehicleName(age.year, make, model, badge.name),
    shape,
    colour: chooseColour(context.random, make, paintsFor(shape)),
    ageYears: age.ageYears,
    newPrice: badge.newPrice,
    grade: badge.grade,
  };
};
