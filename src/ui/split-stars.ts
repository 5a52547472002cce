/** Stars of a whole rating. */
const starCount = 5;
/** A part of a star is drawn only when the rest is more than this many tenths. @spec L9.25 */
const leastTenths = 3;

/**
 * How much of each of the five stars is filled, 0 to 1: whole ones, then a part where the rating, to one decimal, has more
 * than three tenths over. A rating below five has four whole stars at the most.
 * @spec L9.25, L9.28, D.63
 */
export const splitStars = (rating: number): readonly number[] => {
  const tenths = Math.round(rating * 10);
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10;
  return Array.from({ length: starCount }, (_, at) => {
    if (at < whole) return 1;
    return at === whole && rest > leastTenths ? rest / 10 : 0;
  });
};
