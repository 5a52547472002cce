export interface ValueRange<Value extends number | string> {
  readonly min?: Value | undefined;
  readonly max?: Value | undefined;
  readonly isMinExcluded?: boolean;
  readonly isMaxExcluded?: boolean;
}

export const isInRange = <Value extends number | string>(
  value: Value,
  { min, max, isMinExcluded, isMaxExcluded }: ValueRange<Value>,
): boolean =>
  (min === undefined || value > min || (value === min && isMinExcluded !== true)) &&
  (max === undefined || value < max || (value === max && isMaxExcluded !== true));
