import { expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readUnsubscribeAnswer } from '#src/leads/rules/unsubscribe-address.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildContentView, findContentPage } from './build-content-view.ts';
import { ContentPage } from './content-page.tsx';

const build = (query = '') => {
  const context = { ...makeTestContext(), unsubscribeAnswer: readUnsubscribeAnswer(new URLSearchParams(query)) };
  const page = findContentPage(context, 'pages/unsubscribe');
  if (page === undefined) throw new Error('There is no page.');
  const view = buildContentView(page, { ...context, stock: null });
  return { view, markup: drawOnSite(<ContentPage view={view} answer={null} />, context) };
};

it('asks for an address at /pages/unsubscribe of every site, by a form that needs no scripts [L2.30]', () => {
  const { view, markup } = build();
  // Without an action, the form posts to the page's own address, including the query of the link in the email.
  expect(markup).toMatch(/<form class="[^"]*" method="post">/);
  expect(markup).toMatch(
    /<label [^>]*for="([^"]+)">Email address<\/label>.*<input id="\1" type="email" [^>]*name="email"/,
  );
  expect(readText(markup)).toContain('Unsubscribe from news and offers');
  expect(view.isIndexed).toBe(false);
  expect(findMarkupFlaws(markup)).toEqual([]);
});

it('says what was wrong beside the field, and nothing of it otherwise [L2.30]', () => {
  const { markup } = build('answer=invalid');
  expect(markup).toMatch(
    /role="alert"><p [^>]*>Please enter a valid email address\.<.*<input[^>]* aria-invalid="true"/,
  );
  expect(markup).toMatch(/role="alert"><p id="([^"]+)"[^>]*>.*<input[^>]* aria-describedby="[^"]+ \1"/);
  for (const query of ['', 'answer=other']) expect(build(query).markup).not.toContain('role="alert"');
});

it('says that it is done, to everybody alike, and asks nothing more [L2.30]', () => {
  const { view, markup } = build('answer=stopped');
  expect(view.documentTitle).toMatch(/^You’re unsubscribed \| /);
  expect(readText(markup)).toContain('will no longer send news and offers to that address');
  expect(markup).not.toContain('<form');
});
