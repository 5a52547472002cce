import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { useSimilarCards } from './use-similar-cards.ts';

vi.mock('./use-similar-cards.ts', () => ({ useSimilarCards: vi.fn() }));

const similar = { heading: 'Similar cars', moreLabel: 'See all SUVs', moreHref: '/search/suv-cars', cards: [] };
const draw = (): string => renderToStaticMarkup(<SimilarVehicles slug="kia-1" similar={similar} />);

const stand = (standing: { isWaiting: boolean; hasNone: boolean }): void =>
  void vi.mocked(useSimilarCards).mockReturnValue({ region: { current: null }, cards: [], ...standing });

beforeEach(() => void vi.mocked(useSimilarCards).mockReset());

it('keeps heading, room and the way to more while the cards are on their way [B2.53] [B9.23]', () => {
  stand({ isWaiting: true, hasNone: false });
  expect(draw()).toMatch(/<section[^>]*aria-labelledby="similar"/);
  expect(draw()).toMatch(/<h2[^>]*id="similar"[^>]*>Similar cars<\/h2>/);
  expect(readText(draw())).toBe('Similar cars See all SUVs');
  expect(draw()).toMatch(
    /<div[^>]*data-waiting="true"[^>]*aria-hidden="true">(<div[^>]*><div[^>]*>(<i><\/i>){4}<\/div><\/div>){4}<\/div>/,
  );
  expect(useSimilarCards).toHaveBeenCalledWith('kia-1', []);
});

it('has no heading over nothing after a call that failed or found none, and keeps the way to more [B9.23] [B7.08]', () => {
  stand({ isWaiting: false, hasNone: true });
  expect(draw()).toMatch(/<section[^>]*aria-label="Similar cars"/);
  expect(draw()).not.toMatch(/<h\d|aria-labelledby/);
  expect(draw()).toContain('href="/search/suv-cars"');
  expect(draw()).not.toContain('data-waiting');
  expect(readText(draw())).toBe('See all SUVs');
});
