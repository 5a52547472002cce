import type { BodyPickerConfig } from '../../rules/body-picker-config.ts';

/** Body types that are offered where the site names none. */
const mostOffered = 8;

/**
 * The body types that a site offers: those it names, in its order, or those with most vehicles. One without a vehicle
 * would lead nowhere.
 * @param counted values of the stock, most vehicles first
 * @spec L2.70
 */
export const chooseBodies = <Body extends { readonly value: string }>(
  counted: readonly Body[],
  { bodies }: Pick<BodyPickerConfig, 'bodies'>,
): readonly Body[] =>
  bodies.length === 0
    ? counted.slice(0, mostOffered)
    : bodies.flatMap((name) => counted.filter(({ value }) => value === name));
