const starCount = 5;
/** @spec L9.25 */
const leastTenths = 3;

/** Up to three tenths of a star are shown as none. Only a rating of 5 fills the fifth star. @spec L9.25, L9.28, D.63 */
export const splitStars = (rating: number): readonly number[] => {
  const tenths = Math.min(Math.round(rating * 10), rating < starCount ? 49 : 50);
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10;
  return Array.from({ length: starCount }, (_, at) => {
    if (at < whole) return 1;
    return at === whole && rest > leastTenths ? rest / 10 : 0;
  });
};

const star = 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9z';
const side = 24;
const places = [0, 1, 2, 3, 4] as const;

interface StarRatingProps {
  readonly rating: number | null;
  readonly heightPx?: number;
  readonly isSilent?: boolean;
}

/** @spec L5.20, L9.25, L9.26, L9.28 */
export const StarRating = ({ rating, heightPx = 20, isSilent = false }: StarRatingProps) => {
  if (rating === null) return null;
  const shares = splitStars(rating);
  const stars = (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${side * places.length} ${side}`}
      width={heightPx * places.length}
      height={heightPx}
    >
      {places.map((place) => (
        <path
          key={place}
          d={star}
          fill="var(--line-strong)"
          fillOpacity={0.35}
          transform={`translate(${place * side} 0)`}
        />
      ))}
      {places.map((place) => {
        const filledWidth = side * (shares[place] ?? 0);
        return filledWidth === 0 ? null : (
          <svg
            key={place}
            aria-hidden="true"
            x={place * side}
            width={filledWidth}
            height={side}
            viewBox={`0 0 ${filledWidth} ${side}`}
          >
            <path d={star} fill="var(--accent)" />
          </svg>
        );
      })}
    </svg>
  );
  return isSilent ? (
    stars
  ) : (
    <span role="img" aria-label={`${rating.toFixed(1)} out of 5 stars`}>
      {stars}
    </span>
  );
};
