import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkRow } from './link-row.tsx';
import { readText } from './testing/read-text.ts';

it('labels the row, and marks the current link and the notes', () => {
  const markup = renderToStaticMarkup(
    <LinkRow
      label="Fruit"
      links={[
        { label: 'All', href: '/fruit', isChosen: true },
        { label: 'Figs', note: '3 kinds', href: '/fruit/figs', isChosen: false },
        { label: 'Limes', href: '#limes' },
      ]}
    />,
  );
  expect(markup).toMatch(/^<nav aria-label="Fruit"><ul/);
  expect(markup.match(/<a [^>]*>/g)).toEqual([
    '<a href="/fruit" aria-current="page">',
    '<a href="/fruit/figs">',
    '<a href="#limes">',
  ]);
  expect(readText(markup)).toBe('All Figs 3 kinds Limes');
  // The text contains a space, because screen readers ignore visual gaps.
  expect(markup).toContain('>Figs <span>3 kinds</span>');
});
