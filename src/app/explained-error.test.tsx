import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ExplainedError } from './explained-error.tsx';

const draw = (status: number): string => {
  const error = { status, statusText: '', internal: false, data: null };
  return renderToStaticMarkup(
    <MemoryRouter>
      <ExplainedError error={error} />
    </MemoryRouter>,
  );
};

it.each([
  [400, 'That address does not work', 'Part of it is missing or too long.'],
  [404, 'We cannot find that page', 'It may have been sold or moved.'],
  [410, 'That one has gone', 'It was sold a while ago'],
])('explains %i in words of its own, and leads to the stock [D.03] [D.26]', (status, title, text) => {
  const markup = draw(status);
  expect(markup).toContain(`<title>${title}</title>`);
  expect(markup).toContain(`<h1>${title}</h1>`);
  expect(markup).toContain(text);
  expect(markup).toContain('Search the stock');
  expect(markup).toContain('content="noindex"');
});
