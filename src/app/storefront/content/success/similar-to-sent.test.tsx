import { expect, it } from 'vitest';
import type { PageContext } from '#src/app/storefront/page-context.server.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildFormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { ContentPage } from '../content-page.tsx';
import { loadNamedPage } from '../load-named-page.server.ts';

const context = makeTestContext();
const asked = buildFormSubject(makeTestVehicle({ id: 7, slug: 'a-car' }), context);
const other = buildVehicleCard(makeTestVehicle({ id: 8, slug: 'another-car', name: 'Another car' }), context);

const open = async (subject: typeof asked | null) => {
  const slugs: string[] = [];
  const queries = {
    loadSentLead: async () => ({ reference: '3F2A91BC', subject, time: null, locationId: null }),
    loadSimilar: async (slug: string) => {
      slugs.push(slug);
      return { heading: 'Similar cars', moreLabel: 'See all SUVs', moreHref: '/search/suv', cards: [other] };
    },
  };
  const page = {
    ...context,
    queries,
    visit: { sentForm: { name: 'enquiry', leadUuid: '3f2a91bc' } },
    onPartial: () => undefined,
  } as never as PageContext;
  const view = await loadNamedPage('success', page, new URL('/success?form=enquiry', context.site.url));
  return { slugs, markup: drawOnSite(<ContentPage view={view} answer={null} />, context) };
};

it('offers vehicles similar to the one that was asked about [L4.06] [B2.53]', async () => {
  const { slugs, markup } = await open(asked);
  expect(slugs).toEqual(['a-car']);
  expect(readText(markup)).toMatch(/Your reference 3F2A91BC .*Similar cars See all SUVs .*Another car/);
  expect(markup).toContain('href="/search/suv"');
  expect(findMarkupFlaws(markup)).toEqual([]);
});

it('offers none after a form about no vehicle [L4.06]', async () => {
  const { slugs, markup } = await open(null);
  expect([slugs, markup.includes('Similar cars')]).toEqual([[], false]);
});
