import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { expandFuel, expandTransmission } from '../simplify-attribute.ts';
import { tidyColour } from '../tidy-colour.ts';
import type { Brake } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';

export const textFields = ['make', 'model', 'badge', 'colour', 'body', 'fuel', 'trans', 'year'] as const;
export type TextField = (typeof textFields)[number];

const neededFields: ReadonlySet<string> = new Set<TextField>(['make', 'model', 'year']);
const isNeededField = (field: string): boolean => neededFields.has(field);

export type VehicleTexts = Readonly<Record<TextField, string | number | null>>;

export const listTexts = (
  vehicle: Pick<Vehicle, 'make' | 'model' | 'badge' | 'colour' | 'body' | 'fuel' | 'transmission' | 'year'>,
): VehicleTexts => {
  const { make, model, badge, colour, body, fuel, transmission: trans, year } = vehicle;
  return { make, model, badge, colour, body, fuel, trans, year };
};

export interface TextChange {
  readonly field: TextField;
  readonly stockNumbers: readonly string[];
  readonly of: number;
  readonly limitPercent: number;
}

export interface ComparedTexts {
  readonly stockNumber: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: VehicleTexts;
}

export type TextCounts = Readonly<Record<TextField, number>>;

export const fewestTextChanges = 3;
/** Dealers often correct a model year by one. */
const yearCorrection = 1;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const toKey = (value: unknown): string => (isEmpty(value) ? '' : String(value).toLowerCase().replaceAll(/\s+/g, ' '));

/** Tidies both texts before they're compared, because earlier releases stored them as the feed wrote them. */
const tidyText: Readonly<Partial<Record<TextField, (text: string) => string>>> = {
  colour: tidyColour,
  fuel: expandFuel,
  trans: expandTransmission,
};

const isChanged = (field: TextField, before: unknown, after: unknown): boolean => {
  if (field === 'year') return Math.abs(Number(before) - Number(after)) > yearCorrection;
  const keyOf = (value: unknown): string => {
    const key = toKey(value);
    return key === '' ? '' : (tidyText[field]?.(key).toLowerCase() ?? key);
  };
  return keyOf(before) !== keyOf(after);
};

/**
 * Returns the fields that change in at least three vehicles, and in more than `limitPercent` of the vehicles that had a
 * value. A first value isn't a change.
 * @param unchanged for each field, how many vehicles have a value and an unchanged row
 */
export const findTextChanges = (
  rows: readonly ComparedTexts[],
  unchanged: TextCounts,
  limitPercent: number,
): readonly TextChange[] =>
  textFields.flatMap((field) => {
    const filled = rows.filter(({ before }) => !isEmpty(before[field]));
    const stockNumbers = filled
      .filter(({ before, after }) => isChanged(field, before[field], after[field]))
      .map(({ stockNumber }) => stockNumber);
    const of = filled.length + unchanged[field];
    const isOver = stockNumbers.length >= fewestTextChanges && stockNumbers.length * 100 > of * limitPercent;
    return isOver ? [{ field, stockNumbers, of, limitPercent }] : [];
  });

export const createTextCounter = () => {
  const counts = Object.fromEntries(textFields.map((field) => [field, 0])) as Record<TextField, number>;
  return {
    add: (texts: VehicleTexts): void => {
      for (const field of textFields) if (!isEmpty(texts[field])) counts[field] += 1;
    },
    counts: counts as TextCounts,
  };
};

export interface TextFindings {
  readonly textChanges: readonly TextChange[];
}

export const textChangeBrake: Brake<TextFindings> = {
  listFields: ({ textChanges }) => textChanges.map(({ field }) => field),
  listHeld: ({ textChanges }) =>
    textChanges.map(({ field, stockNumbers, of: total, limitPercent }) =>
      describeHeldChange({
        kind: 'textChanged',
        count: stockNumbers.length,
        names: stockNumbers,
        of: { total, limitPercent },
        field,
        isNeeded: isNeededField(field),
      }),
    ),
};
