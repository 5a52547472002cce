import { expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildContentCalculator } from './build-content-view.ts';
import { ContentCalculator } from './content-calculator.tsx';

it('calculates without a vehicle, from the site’s example [B1.09] [B9.30] [L2.31]', () => {
  const finance = { provider: 'lender', providers: { lender: { name: 'Wattle Finance' } } };
  const context = makeTestContext({ finance });
  const calculator = buildContentCalculator(context.site);
  if (calculator === null) throw new Error('the site has a provider');
  const markup = drawOnSite(<ContentCalculator calculator={calculator} isAnchor />, context);
  expect(markup).toContain('id="finance-form"');
  expect(markup).toContain('name="amount" value="30,000"');
  expect(markup).toContain('href="/contact"');
  expect(readText(markup)).toContain('p.a. interest 8.50%');
});

it('has no calculator without a provider [B5.04]', () => {
  expect(buildContentCalculator(makeTestContext().site)).toBeNull();
});
