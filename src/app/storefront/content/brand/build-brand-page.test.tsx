import { describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildContentView } from '../build-content-view.ts';
import { ContentPage } from '../content-page.tsx';
import { buildBrandPage } from './build-brand-page.ts';

const [location] = minimalSite('wattle').locations as [RawObject];
const tiles = [
  { title: 'Kia', slug: 'kia', description: 'Seven years of cover.', imageBannerSrc: '/media/kia.avif' },
  { title: 'Toyota', slug: 'toyota', description: 'Ours since 1969.' },
  { title: 'Wattle Tyres', slug: 'wattle-tyres', description: 'Tyres.', skipPage: true },
];
const contextWith = (content: RawObject = {}) =>
  makeTestContext({
    locations: [{ ...location, manufacturers: ['kia'] }],
    content: { brandGroups: [{ title: 'Cars', tiles }], ...content },
  });

const draw = (slug: string, content?: RawObject): string | undefined => {
  const context = contextWith(content);
  const page = buildBrandPage(context.site, slug);
  if (page === undefined) return undefined;
  const view = buildContentView(page, { ...context, stock: null });
  return drawOnSite(<ContentPage view={view} answer={null} />, context);
};

describe('the page of a brand', () => {
  it('says what the group says of it, with its banner and where it is sold new [B9.50] [B3.26]', () => {
    const kia = draw('kia') ?? '';
    expect(readText(kia)).toContain('Kia Seven years of cover. New Kia at Moorooka');
    expect(kia).toContain(encodeURIComponent('/media/kia.avif'));
    const toyota = draw('toyota') ?? '';
    expect(readText(toyota)).toContain('Toyota Ours since 1969.');
    expect(toyota).not.toContain('New Toyota at');
    expect(toyota).not.toContain('<img');
  });

  it('is at an address of its own [B9.50]', () => {
    const context = contextWith();
    const page = buildBrandPage(context.site, 'kia');
    if (page === undefined) throw new Error('the brand has a page');
    expect(buildContentView(page, { ...context, stock: null }).canonicalUrl).toMatch(/\/kia\/overview$/);
  });

  it('claims the warranties that the dealer gives, of new vehicles by make and of used ones [L9.36]', () => {
    const warranties = { usedYears: 3, newYears: { kia: 7, toyota: 5 } };
    expect(readText(draw('kia', { warranties }) ?? '')).toContain(
      'New: 7-year warranty The manufacturer covers a new Kia for 7 years.',
    );
    const toyota = readText(draw('toyota', { warranties }) ?? '');
    expect(toyota).toContain('New: 5-year warranty');
    expect(toyota).toContain('Used: 3-year standard warranty');
    expect(readText(draw('kia') ?? '')).not.toContain('warranty');
  });

  it('offers to find one of a brand that the dealer sells, and to value one of a brand it only takes as trade-ins [B9.50]', () => {
    const drawGroup = (isTradeInOnly: boolean): string =>
      readText(
        draw('kia', {
          brandGroups: [{ title: 'Cars', tiles, isTradeInOnly }],
          warranties: { usedYears: 3, newYears: { kia: 7 } },
        }) ?? '',
      );
    expect(drawGroup(false)).toContain('Can’t see the Kia you want?');
    expect(drawGroup(true)).toContain('Have one to trade in?');
    expect(drawGroup(true)).not.toMatch(/Can’t see|warranty|New Kia/);
  });

  it('is not there for a brand whose page the dealer wrote, nor for a stranger [B9.51]', () => {
    expect(draw('wattle-tyres')).toBeUndefined();
    expect(draw('constructor')).toBeUndefined();
  });
});
