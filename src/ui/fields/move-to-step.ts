export interface SliderSteps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Rounds away floating-point errors: 0.3 / 0.1 gives 2.9999999999999996. */
const countSteps = (value: number, { min, step }: SliderSteps): number => Number(((value - min) / step).toFixed(6));

export const isOnStep = (value: number, steps: SliderSteps): boolean => Number.isInteger(countSteps(value, steps));

export const moveToStep = (value: number, moved: number, steps: SliderSteps): number => {
  const count = countSteps(moved, steps);
  const stepped = steps.min + (moved > value ? Math.ceil(count) : Math.floor(count)) * steps.step;
  return Number(Math.min(Math.max(stepped, steps.min), steps.max).toFixed(2));
};
