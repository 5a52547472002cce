import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StarRating } from './star-rating.tsx';

const draw = (rating: number | null): string => renderToStaticMarkup(<StarRating rating={rating} />);

it('draws nothing without a rating [L5.20]', () => {
  expect(draw(null)).toBe('');
});

it('says the rating with one decimal [L9.26]', () => {
  expect(draw(4)).toContain('aria-label="4.0 out of 5 stars"');
  expect(draw(4.75)).toContain('aria-label="4.8 out of 5 stars"');
});

it('draws four whole stars and half of the last for 4.5, and none of it for 4.3 [L9.25] [L9.28]', () => {
  const widthsOf = (rating: number) =>
    [...draw(rating).matchAll(/ x="\d+" width="([\d.]+)"/g)].map(([, width]) => width);
  expect(widthsOf(4.5)).toEqual(['24', '24', '24', '24', '12']);
  expect(widthsOf(4.3)).toEqual(['24', '24', '24', '24']);
});
