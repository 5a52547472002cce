import { describe, expect, it } from 'vitest';
import { isPersonalPage } from '#src/app/storefront/page-address.server.ts';
import {
  contextOf,
  drawTradeIn,
  offered,
  sayTradeIn,
  tradeInContext,
  viewTradeIn,
} from '#src/app/storefront/testing/draw-trade-in.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import { readText } from '#src/ui/testing/read-text.ts';

describe('the page that values a car', () => {
  it('answers four questions, the site its own [L2.58]', () => {
    const read = (markup: string) =>
      [...markup.matchAll(/<summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs)]
        .map(([, question = '', answer = '']) => [readText(question), readText(answer)] as const)
        // Keeps only the questions of the FAQ. Another folded section has the form for entering a car by hand.
        .filter(([question]) => question.endsWith('?'));
    expect(read(drawTradeIn(null))).toEqual([
      [
        'Could the estimate change when you see the car?',
        expect.stringMatching(/^Yes, it could go up or down\..*you can walk away\.$/),
      ],
      [
        'I still owe money on it. Is that a problem?',
        expect.stringMatching(/^No\. We’ll get a payout figure.*You get the rest\.$/),
      ],
      ['Do I have to buy a car from you?', 'No. We’ll buy your car even if you don’t buy one from us.'],
      [
        'What should I bring?',
        expect.stringMatching(/^Your licence, all the keys,.*a payout letter from your lender\.$/),
      ],
    ]);
    const faq = [1, 2, 3, 4].map((number) => ({ question: `Why ${number}?`, answer: `<b>So ${number}` }));
    const own = drawTradeIn(null, { on: contextOf({ faq }) });
    expect(own).toContain('&lt;b&gt;So 4');
    expect(read(own)).toEqual(faq.map(({ question, answer }) => [question, answer]));
  });

  it('says which vehicle it is traded for, and sends it along [B2.04]', () => {
    const subject: FormSubject = {
      vehicle: { vehicleId: 7, slug: 'x-trail', carType: 'used', title: '2023 Nissan X-Trail' },
      isInStock: true,
      hasPage: true,
      href: '/cars/x-trail',
      facts: 'Used',
      price: null,
      picture: null,
    };
    const markup = drawTradeIn(null, { page: 'cars/trade-in', subject });
    expect(readText(markup)).toContain('You’re trading it in for: 2023 Nissan X-Trail');
    expect(markup).toContain('name="car_id" value="7"');
    expect(markup).toContain('name="page" value="cars/trade-in"');
    expect(sayTradeIn(null, { page: 'cars/trade-in' })).not.toContain('You’re trading it in for');
    expect([viewTradeIn(null).isIndexed, viewTradeIn(offered).isIndexed]).toEqual([true, false]);
    expect(viewTradeIn(null, { page: 'cars/trade-in' }).isIndexed).toBe(false);
  });

  it('has words for each of its addresses, those of the dealer first [L2.08] [D.58]', () => {
    expect(sayTradeIn(null, { page: 'sell-my-car' })).toContain('Sell my car');
    expect(sayTradeIn(null, { page: 'sell-your-car' })).toContain('Sell your car to us');
    const written = { title: 'We buy cars', description: 'd', lead: 'Any car.', picture: null };
    const page = {
      ...written,
      slug: 'trade-in',
      blocks: [{ kind: 'text', html: '<p>Ring us.</p>' }],
      part: null,
      form: null,
    };
    const on = { ...tradeInContext, site: { ...tradeInContext.site, content: { 'trade-in': page as never } } };
    expect(sayTradeIn(null, { on })).toMatch(/We buy cars Any car\..*Ring us\./);
    expect(sayTradeIn(null, { on, page: 'sell-my-car' })).toMatch(/Sell my car.*Ring us\./);
  });
});

it('is a page of its visitor alone at /trade-in and its other addresses, where the site values cars, and as data too [L2.08] [B2.04] [B2.05] [D.38]', () => {
  const personal = (path: string, tradeIn: object) => isPersonalPage(path, makeTestContext({ tradeIn }).site);
  for (const path of ['/trade-in', '/cars/trade-in', '/sell-my-car/', '/trade-in.data']) {
    expect(personal(path, { enabled: true })).toBe(true);
    expect(personal(path, {})).toBe(false);
  }
  expect(personal('/sell-your-car', { enabled: true, pages: ['trade-in'] })).toBe(false);
  expect(personal('/cars/trade-in-ute', { enabled: true })).toBe(false);
});
