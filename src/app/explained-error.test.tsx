import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ExplainedError } from './explained-error.tsx';

const draw = (status: number): string => {
  return renderToStaticMarkup(<ExplainedError error={{ status, data: null }} />);
};

it.each([
  [400, 'That link doesn’t work', 'Part of the web address is missing or too long.'],
  [404, 'We can’t find that page', 'The page may have moved, or the vehicle may have been sold.'],
  [410, 'That vehicle isn’t available', 'It may have been sold.'],
])('explains %i in words of its own, and leads to the stock [D.03] [D.26]', (status, title, text) => {
  const markup = draw(status);
  expect(markup).toContain(`<title>${title}</title>`);
  expect(markup).toContain(`<h1>${title}</h1>`);
  expect(markup).toContain(text);
  expect(markup).toContain('Search our stock');
  expect(markup).toContain('content="noindex"');
  // The large digits are hidden from screen readers, which read out the words.
  expect(markup).toMatch(/<div class="[^"]*" aria-hidden="true">.*<span data-digit="4">4<\/span>/);
  for (const href of ['/search/', '/special-offers', '/dealerships', '/contact']) {
    expect(markup).toContain(`href="${href}"`);
  }
});
