import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectionHead } from './section-head.tsx';

it('is a heading that labels its section, then a link to more', () => {
  const markup = renderToStaticMarkup(
    <SectionHead id="similar" title="Similar vehicles">
      <a href="/search/">See all</a>
    </SectionHead>,
  );
  expect(markup).toMatch(/^<div[^>]*><h2 id="similar">Similar vehicles<\/h2><a href="\/search\/">See all<\/a><\/div>$/);
});
