import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { searchConfig } from '../rules/config.ts';
import { buildPriceSliderView } from '../view/facets/build-price-slider-view.ts';
import { PriceSlider } from './price-slider.tsx';

const draw = (switches: object = {}): string =>
  renderToStaticMarkup(<PriceSlider slider={buildPriceSliderView(searchConfig.parse(switches))} />);

it('shows its range as a heading above two knobs in steps of 500 and a button [L2.69] [L5.12]', () => {
  const markup = draw();
  expect(markup).toContain('<h3>$5,000 - $250,000</h3>');
  expect(markup.match(/type="range" min="5000" max="250000" step="500"/g)).toHaveLength(2);
  expect(markup).toContain('aria-label="Price, lowest" aria-valuetext="$5,000"');
  expect(markup).toContain('aria-label="Price, highest" aria-valuetext="$250,000"');
  expect(readText(markup)).toContain('Show cars in this range');
});

it('links to the search with the typed range, without scripts too [L2.69]', () => {
  const markup = draw({ path: '/search/used-cars/' });
  expect(markup).toContain('action="/search/used-cars/" method="get"');
  expect(markup).toContain('name="from[price]"');
  expect(markup).toContain('name="to[price]"');
});

it('takes its limits from the site [L5.12]', () => {
  expect(draw({ priceSlider: { minDollars: 2000, maxDollars: 50_000 } })).toContain('<h3>$2,000 - $50,000</h3>');
  expect(() => draw({ priceSlider: { minDollars: 60_000, maxDollars: 50_000 } })).toThrow();
});
