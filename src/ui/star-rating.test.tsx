import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StarRating, splitStars } from './star-rating.tsx';

const draw = (rating: number | null): string => renderToStaticMarkup(<StarRating rating={rating} />);

it('renders nothing without a rating [L5.20]', () => {
  expect(draw(null)).toBe('');
});

it('shows the rating with one decimal [L9.26]', () => {
  expect(draw(4)).toContain('aria-label="4.0 out of 5 stars"');
  expect(draw(4.75)).toContain('aria-label="4.8 out of 5 stars"');
});

it('shows four whole stars and half a star for 4.5, and no fifth star for 4.3 [L9.25] [L9.28]', () => {
  const widthsOf = (rating: number) =>
    [...draw(rating).matchAll(/ x="\d+" width="([\d.]+)"/g)].map(([, width]) => width);
  expect(widthsOf(4.5)).toEqual(['24', '24', '24', '24', '12']);
  expect(widthsOf(4.3)).toEqual(['24', '24', '24', '24']);
});

it.each([
  [5, [1, 1, 1, 1, 1]],
  [4.99, [1, 1, 1, 1, 0.9]],
  [4.95, [1, 1, 1, 1, 0.9]],
  [4.9, [1, 1, 1, 1, 0.9]],
  [4.5, [1, 1, 1, 1, 0.5]],
  [4.4, [1, 1, 1, 1, 0.4]],
  [4.3, [1, 1, 1, 1, 0]],
  [4, [1, 1, 1, 1, 0]],
  [3.7, [1, 1, 1, 0.7, 0]],
  [1, [1, 0, 0, 0, 0]],
])('fills the stars of %d as %j [L9.25] [L9.28] [D.63]', (rating, shares) => {
  expect(splitStars(rating)).toEqual(shares);
});

it('shows a partial star only above three tenths, and at most one [L9.25]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 50 }), (tenths) => {
      const parts = splitStars(tenths / 10).filter((share) => share > 0 && share < 1);
      expect(parts).toEqual(tenths % 10 > 3 ? [(tenths % 10) / 10] : []);
    }),
  );
});

it('shows at most four whole stars below five [L9.28] [D.63]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 499 }), (hundredths) => {
      expect(splitStars(hundredths / 100).filter((share) => share === 1).length).toBeLessThanOrEqual(4);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 49 }), (tenths) => {
      expect(splitStars(tenths / 10).filter((share) => share === 1).length).toBe(Math.floor(tenths / 10));
    }),
  );
});
