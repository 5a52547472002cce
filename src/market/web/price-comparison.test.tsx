import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { ComparisonOutline } from './comparison-outline.tsx';
import { PriceComparison } from './price-comparison.tsx';

it('is an outline that stands still until prices are asked for [B4.29]', () => {
  const markup = renderToStaticMarkup(<PriceComparison address="/cars/7/autogauge" />);
  expect(readText(markup)).toContain('Comparing prices');
  expect(markup).not.toContain('data-asked');
  expect(renderToStaticMarkup(<ComparisonOutline isAsked />)).toContain('data-asked="true"');
});
