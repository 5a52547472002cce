import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { colourFamilies } from '#src/vehicle/rules/find-colour-family.ts';
import { FacetOption } from './facet-option.tsx';

const option = { label: 'White', count: 278, isSelected: false, href: '/search/used-cars?colour=White' };
const sheet = readFileSync(new URL('./facet-option.module.css', import.meta.url), 'utf8');

it('shows the colour of a family beside its name, hidden from screen readers', () => {
  const html = renderToStaticMarkup(<FacetOption option={{ ...option, swatch: 'white' }} />);
  expect(html).toMatch(/<i [^>]*data-swatch="white"[^>]*><\/i>White <small>278<\/small>/);
  expect(renderToStaticMarkup(<FacetOption option={option} />)).not.toContain('data-swatch');
});

it.each(colourFamilies)('has a colour for %s', (family) => {
  const name = family.toLowerCase();
  expect(sheet).toContain(`&[data-swatch="${name}"] {\n    background: var(--paint-${name});`);
});
