import { expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { ResultsBar } from '#src/search/web/results-bar.tsx';
import { PagePieces } from '#src/ui/page-pieces.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { ResultList } from './search-page.tsx';

const context = makeTestContext();
const primaryImageUrl = 'https://photos.example.com/1.jpg';
const cards = Array.from({ length: 8 }, (_, at) =>
  buildVehicleCard(makeTestVehicle({ id: at + 1, primaryImageUrl }), context),
);
const draw = (count: number, isLoading: boolean) =>
  drawOnSite(<ResultList cards={cards.slice(0, count)} layout="boxed" isLoading={isLoading} />, context);
const countOf = (markup: string, mark: string) => markup.split(mark).length - 1;

it('lays outlines over the first cards of the search before, which stay, while another one loads [B2.20] [B4.19]', () => {
  const markup = draw(8, true);
  expect(countOf(markup, '<article')).toBe(8);
  expect(countOf(markup, 'data-skeletons')).toBe(6);
  // The first skeleton comes before the second card, not below all cards.
  expect(markup.indexOf('data-skeletons')).toBeLessThan(markup.indexOf('<article', markup.indexOf('<article') + 1));
  expect(markup).toContain('aria-busy="true"');
  expect(draw(8, false)).not.toMatch(/data-skeletons|aria-busy="true"/);
});

it('draws six outlines where there was nothing before [B2.20]', () => {
  expect(countOf(draw(0, true), '<li')).toBe(6);
  expect(draw(0, false)).not.toContain('<li');
});

it('names no count of the search before while another one loads [B4.18]', () => {
  const view = {
    count: 863,
    countText: '863 cars',
    announcement: '863 cars match',
    showText: 'Show Me 863 cars',
    chips: [],
    textForm: { action: '/', query: '', hiddenFields: [] },
    sortForm: { action: '/', hiddenFields: [] },
    clearHref: '/',
    facets: [],
    near: null,
    sortOptions: [],
  };
  const say = (isLoading: boolean) =>
    readText(
      drawOnSite(<ResultsBar view={view} pendingSort={null} isLoading={isLoading} hasFilterButton={false} />, context),
    );
  expect(say(true)).toMatch(/^Updating results…/);
  expect(say(true)).not.toContain('863');
  expect(say(false)).toMatch(/^863 cars/);
});

const drawNoting = (config: Record<string, unknown>) => {
  const placed: object[] = [];
  const place = (of: object) => ({ at: placed.push(of) - 1, isKnown: false });
  const markup = drawOnSite(
    <PagePieces value={{ themeCss: '', styleUrls: [], scripts: new Set(), styles: new Set(), parts: { place } }}>
      <ResultList cards={cards} layout="boxed" isLoading={false} />
    </PagePieces>,
    makeTestContext(config),
  );
  return { placed, markup };
};

it('remembers the HTML of all cards but those whose pictures the browser loads early', () => {
  const { placed, markup } = drawNoting({});
  expect(placed).toEqual(cards.slice(2));
  expect(countOf(markup, '<img')).toBe(countOf(markup, 'loading="lazy"') + 2);
});

it('remembers no cards with a watchlist button, because it leads back to the page', () => {
  expect(drawNoting({ watchlist: { isEnabled: true } }).placed).toEqual([]);
});

it.each(['boxed', 'editorial', 'roomy', 'poster', 'row'] as const)('draws %s cards the same on every page', (card) => {
  const onCardSite = makeTestContext({ layout: { card } });
  const drawAt = (address: string) =>
    drawOnSite(<ResultList cards={cards} layout={card} isLoading={false} />, onCardSite, address);
  expect(drawAt('/search/mazda?page=2')).toBe(drawAt('/'));
});
