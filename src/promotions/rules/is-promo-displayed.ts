import type { Promo } from './config.ts';

/**
 * Whether a promo is for what the shopper looks at. A strict one needs a car-type filter that matches its list; another
 * shows without a filter too, and one without a list always. @param carTypes those filtered by; none: no filter
 * @spec B5.40, D.43, L4.26
 */
export const isPromoDisplayed = (
  { display, strictDisplay }: Pick<Promo, 'display' | 'strictDisplay'>,
  carTypes: readonly string[],
): boolean => {
  const isMatching = display.some((carType) => carTypes.includes(carType));
  if (strictDisplay) return isMatching;
  return display.length === 0 || carTypes.length === 0 || isMatching;
};
