import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import styles from './comparison-panel.module.css';
import { ComparisonPanel } from './comparison-panel.tsx';
import { PriceComparison } from './price-comparison.tsx';

it('is an outline that stands still until prices are asked for [B4.29]', () => {
  const asked = styles.asked ?? 'no such style';
  const markup = renderToStaticMarkup(<PriceComparison address="/cars/7/autogauge" isAnalysed={false} />);
  expect(readText(markup)).toContain('Comparing prices');
  expect(markup).not.toContain(asked);
  const panel = <ComparisonPanel address="/" place={{ current: null }} onNothing={() => undefined} />;
  expect(renderToStaticMarkup(panel)).toContain(asked);
});

it('keeps the room of the words of an analysis where its site gives one [B4.29]', () => {
  const draw = (isAnalysed: boolean) =>
    renderToStaticMarkup(<PriceComparison address="/cars/7/autogauge" isAnalysed={isAnalysed} />);
  expect(draw(true)).toContain('data-analysed');
  expect(draw(false)).not.toContain('data-analysed');
});
