import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import styles from './comparison-panel.module.css';
import { ComparisonPanel } from './comparison-panel.tsx';
import { PriceComparison } from './price-comparison.tsx';

it('is a still outline until prices are asked for [B4.29]', () => {
  const asked = styles.asked ?? 'no such style';
  const markup = renderToStaticMarkup(<PriceComparison address="/cars/7/autogauge" isAnalysed={false} />);
  expect(readText(markup)).toContain('Comparing prices');
  expect(markup).not.toContain(asked);
  const panel = <ComparisonPanel address="/" place={{ current: null }} onNothing={() => undefined} />;
  expect(renderToStaticMarkup(panel)).toContain(asked);
});

it('reserves room for the words on a site with Car Analysis [B4.29]', () => {
  const draw = (isAnalysed: boolean) =>
    renderToStaticMarkup(<PriceComparison address="/cars/7/autogauge" isAnalysed={isAnalysed} />);
  expect(draw(true)).toContain('data-analysed');
  expect(draw(false)).not.toContain('data-analysed');
});
