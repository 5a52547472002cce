import { expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildGarageView } from './build-garage-view.ts';
import { GaragePage } from './garage-page.tsx';

it('is called the garage, belongs to everybody until the browser fills it, and no search engine keeps it [B1.14]', () => {
  const context = makeTestContext();
  const view = buildGarageView(context.site);
  const markup = drawOnSite(<GaragePage view={view} />, context);
  expect(markup).toContain('<h1>Garage</h1>');
  expect(readText(markup)).toContain('The cars you saved stay in this browser');
  expect(markup).toMatch(/<section[^>]* aria-label="Saved cars"[^>]*><\/section>/);
  expect(view).toMatchObject({ isIndexed: false, canonicalUrl: `${context.site.url}/my-garage` });
});

it('speaks of what the site sells [B1.14]', () => {
  const context = makeTestContext({ search: { itemTypes: ['caravan'] } });
  expect(readText(drawOnSite(<GaragePage view={buildGarageView(context.site)} />, context))).toContain(
    'The caravans you saved',
  );
});
