import { describe, expect, it } from 'vitest';
import { drawOffer, drawOfferList } from '#src/app/storefront/testing/draw-offers.tsx';
import { makeFullOffer, makeSparseOffer } from '#src/app/storefront/testing/make-test-offer.ts';
import type { Offer } from '#src/sites/model/publications.ts';
import { readText } from '#src/ui/testing/read-text.ts';

const full = makeFullOffer();
const long = (characters: number): string => 'x'.repeat(characters);

describe('texts of an offer', () => {
  const draw = (changes: Partial<Offer>): string => drawOfferList([makeSparseOffer(changes)]) ?? '';

  it('shows a description of 200 characters whole, and 160 of a longer one with View more [L4.22] [L9.21]', () => {
    expect(draw({ descriptionText: long(200) })).not.toContain('View more');
    const markup = draw({ descriptionText: long(201) });
    expect(markup).toContain(`<p data-less="">${long(160)}…</p>`);
    expect(markup).toContain(`<p data-more="">${long(201)}</p>`);
    expect(readText(markup)).toContain('View more View less');
  });

  it('shows the summary instead of a long description on a card, whole and without View more [L9.21]', () => {
    const written = {
      summary: 'Mats in every car.',
      descriptionText: long(201),
      descriptionHtml: `<p>${long(201)}</p>`,
    };
    const card = draw(written);
    expect(readText(card)).toContain('Mats in every car.');
    expect(card).not.toMatch(/View more|xxx/);
    expect(drawOffer('1', [makeSparseOffer(written)])).toContain(long(201));
  });

  it('shows 200 characters of a longer disclaimer with View more [L9.22]', () => {
    expect(draw({ disclaimer: long(200) })).not.toContain('View more');
    const markup = draw({ disclaimer: long(260) });
    expect(markup).toContain(`<p data-less="">${long(200)}…</p>`);
    expect(readText(markup)).toContain('View more View less');
  });

  it('opens the whole disclaimer on the page of the offer [L4.22]', () => {
    const words = readText(drawOffer('1', [makeSparseOffer({ disclaimer: long(260) })]) ?? '');
    expect(words).toContain('View full disclaimer View less disclaimer');
  });
});

describe('a finance offer', () => {
  it('shows the comparison rate of the law’s example beside its rate, with fees and warning [L3.08] [B9.39]', () => {
    for (const markup of [drawOfferList([full]), drawOffer('2', [full])]) {
      const words = readText(markup ?? '');
      expect(words).toContain('p.a. interest 6.49% p.a. comparison 7.76% Up to 48 months · Wattle Finance');
      expect(words).toContain('Wattle Finance fees: establishment $400, account $10 a month.');
      expect(words).toContain('WARNING: This comparison rate is true only for the examples given');
    }
  });

  it('leaves the whole warning open on the offer’s own page [L3.08]', () => {
    const markup = drawOffer('2', [makeFullOffer({ disclaimer: null })]) ?? '';
    const [, note = ''] = /About these rates<\/h2>(.*?)<\/div>/s.exec(markup) ?? [];
    expect(readText(note)).toContain('WARNING: This comparison rate');
    expect(note).not.toMatch(/View more|<details|<button/);
  });

  it('leaves the warning of a list open, once below all offers with the same rates [L3.08]', () => {
    const markup = drawOfferList([full, { ...full, id: full.id + 1 }]) ?? '';
    expect(markup.split('WARNING: This comparison rate')).toHaveLength(2);
    expect(markup.slice(markup.lastIndexOf('</details>'))).toContain('WARNING: This comparison rate');
  });

  it('says for how long its rate can be had at the most [L3.08]', () => {
    const brief = makeFullOffer({ finance: { ratePercent: 6.49, termMonths: 1 } });
    expect(readText(drawOfferList([brief]) ?? '')).toContain('Up to 1 month · Wattle Finance');
  });

  it('shows no rate where no lender is known whose fees could be compared [L3.08]', () => {
    expect(readText(drawOfferList([full], null, {}) ?? '')).not.toContain('%');
  });
});
