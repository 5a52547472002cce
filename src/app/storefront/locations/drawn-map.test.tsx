import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type PageContext, pageContext } from '#src/app/storefront/page-context.server.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { findMapGround } from '#src/locations/server/find-map-ground.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadNamedPage } from '../content/load-named-page.server.ts';
import { LocationPage } from './location-page.tsx';
import { loader as loadLocation } from './location-route.tsx';
import { LocationsPage } from './locations-page.tsx';
import { loader as loadLocations } from './locations-route.tsx';

const [place] = minimalSite('wattle').locations as [{ readonly address: object }];
const at = (id: number, name: string, latitude: number, longitude: number) => ({
  ...place,
  id,
  name,
  slug: name.toLowerCase(),
  address: { ...place.address, street: `${id} Test Street`, latitude, longitude },
});
const yards = [
  at(1, 'Moorooka', -27.5346, 153.02),
  at(2, 'Cleveland', -27.5271, 153.2651),
  at(3, 'Workshop', -27.5347, 153.0201),
];
const tiles = { url: '/t/{z}/{x}/{y}.png', attribution: 'A map', attributionHref: 'https://maps.example/' };

const open = async (
  path: '/dealerships' | '/locations/cleveland' | '/contact',
  map: object,
  locations: readonly object[] = yards,
): Promise<string> => {
  const context = makeTestContext({ locations, places: { map } });
  const page = {
    ...context,
    queries: {
      findMapGround: async (frame: Parameters<typeof findMapGround>[0]) => findMapGround(frame),
      loadStockRows: async () => ({ count: 0, makesCount: 0, stockRows: {} }),
    },
    visit: { sentForm: null },
    onPartial: () => undefined,
  } as never as PageContext;
  const url = new URL(path, context.site.url);
  const router = new RouterContextProvider();
  router.set(pageContext, page);
  const args = { context: router, url, params: { slug: 'cleveland' } } as never;
  if (path === '/contact') {
    return drawOnSite(<ContentPage view={await loadNamedPage('contact', page, url)} answer={null} />, context);
  }
  return path === '/dealerships'
    ? drawOnSite(<LocationsPage view={await loadLocations(args)} />, context)
    : drawOnSite(<LocationPage view={await loadLocation(args)} />, context);
};

const drawn = { isDrawn: true };
const listLabel = 'aria-label="Map of our locations: Cleveland, Moorooka"';

describe('a drawn map', () => {
  it('shows the places on their coast, one mark for what is at one place, without tiles or scripts [L9.24]', async () => {
    const list = await open('/dealerships', drawn);
    expect(list).toContain(listLabel);
    expect(list).toMatch(/<path class="[^"]*" d="M-?\d+,-?\d+ [^"]{500,}Z"/);
    expect(list).toMatch(/>Ipswich<\/text>/);
    expect(list).toMatch(/>10 km<\/text>/);
    expect(findMarkupFlaws(list)).toEqual([]);
    expect(await open('/contact', drawn)).toContain(listLabel);
    expect(await open('/locations/cleveland', drawn)).toContain('aria-label="Map of Cleveland"');
  });

  it('shows no place whose coordinates are only near it, and no map of such places alone [L9.24]', async () => {
    const [moorooka, ...others] = yards.map((yard) => ({ ...yard, address: { ...yard.address, isApproximate: true } }));
    const list = await open('/dealerships', drawn, [yards[0] ?? {}, ...others]);
    expect(list).toMatch(/role="img" aria-label="Map of our locations"/);
    expect(list.match(/<circle r="8"/g)).toHaveLength(1);
    for (const path of ['/dealerships', '/contact', '/locations/cleveland'] as const) {
      const page = await open(path, { ...drawn, tiles }, [moorooka ?? {}, ...others]);
      expect(page).not.toMatch(/aria-label="Map/);
      expect(page).toContain('Get Directions');
    }
  });

  it('is missing from a site that draws none, and lies under the tiles of one that has both [L9.24]', async () => {
    for (const path of ['/dealerships', '/contact', '/locations/cleveland'] as const) {
      for (const map of [{}, { tiles }]) expect(await open(path, map)).not.toContain('role="img" aria-label="Map');
      expect(await open(path, { ...drawn, tiles })).toMatch(
        /<section [^>]*aria-label="Map[^>]*>.*role="img" aria-label="Map/s,
      );
    }
  });
});
