import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawFooter, full, legal, links } from '#src/app/storefront/testing/draw-shell.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { Footer } from '#src/sites/web/footer.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildShellView } from './build-shell-view.ts';

it('says licence and repairer numbers, what prices include and who sells at the foot of every page', () => {
  const words = readText(drawFooter(full));
  expect(words).toContain('Motor dealer licence 4190 226 Repairer licence MVRL 1');
  expect(words).toContain(
    'Prices include charges. We acknowledge the Turrbal people. Wattle Pty Ltd, ABN 47 555 019 690',
  );
});

it('has the links, the phone and the social pages of the site at its foot [L2.42] [L2.44] [L2.45]', () => {
  const markup = drawFooter(full);
  expect(readText(markup)).toContain('Dealer Terms');
  expect(markup).toContain('href="/terms-and-conditions"');
  expect(markup).toContain('href="tel:+61755501969"');
  expect(markup).toContain('href="https://www.facebook.com/wattle.example"');
});

it('leads to the privacy choices from the foot of a site with parts of other companies, and of no other [D.24]', () => {
  const leads = { privacyHref: '/privacy-policy' };
  const tracking = { analyticsId: 'GTM-AB12CD3' };
  const groups = ['Stock', 'Dealer'].map((title) => ({
    title,
    entries: [{ label: `${title} page`, href: '/a-page' }],
  }));
  const markup = drawFooter({ ...full, leads, tracking, footer: { groups } });
  expect(markup).toContain('<a href="/privacy-policy#privacy-choices">Privacy choices</a>');
  expect(readText(markup)).toContain('Stock Stock page Dealer Dealer page Privacy choices');
  const alone = drawFooter({ tracking });
  expect(readText(alone)).toContain('Privacy Privacy choices');
  expect(findMarkupFlaws(alone)).toEqual([]);
  expect(drawFooter({ ...full, leads })).not.toContain('Privacy choices');
});

it('says the sentence of the site at its foot, or else its name', () => {
  expect(readText(drawFooter({ footer: { sentence: 'Come and see.' } }))).toMatch(/^Come and see\. 07 5550 1969/);
  expect(readText(drawFooter({}))).toMatch(/^The dealer wattle 07 5550 1969/);
});

it('opens the models at the foot as a dropdown that needs no scripts, and leaves other columns open [L2.41]', () => {
  const groups = [
    { title: 'Models', entries: [{ label: 'Every model', list: 'models' }] },
    { title: 'Dealer', entries: [{ label: 'Terms', href: '/terms-and-conditions' }] },
  ];
  const { site, now } = makeTestContext({ footer: { groups } });
  const stock = { ...links, models: [{ label: 'RAV4', href: '/search/toyota/rav4' }] };
  const markup = renderToStaticMarkup(<Footer site={buildShellView(stock, { site, now })} />);
  const [dropdown = '', ...others] = markup.match(/<details[^>]*>.*?<\/details>/gs) ?? [];
  expect(others).toEqual([]);
  expect(readText(dropdown)).toBe('Models RAV4');
  expect(dropdown).toContain('href="/search/toyota/rav4"');
  expect(findMarkupFlaws(markup)).toEqual([]);
});

it('folds licences where there are more than three, and says how many there are', () => {
  const licences = Array.from({ length: 4 }, (_, at) => ({ label: 'Licence', number: `MD ${at}` }));
  const draw = (count: number) => drawFooter({ legal: { ...legal, licences: licences.slice(0, count) } });
  expect(draw(3)).not.toContain('<details');
  expect(readText(draw(4))).toContain('Our 4 licences Licence MD 0 Licence MD 1 Licence MD 2 Licence MD 3');
  expect(draw(4)).toContain('<details');
});
