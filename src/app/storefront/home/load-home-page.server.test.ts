import { describe, expect, it } from 'vitest';
import { createBudgetService } from '#src/calculators/server/create-budget-service.ts';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import type { HomeSectionView, HomeView } from './build-home-view.ts';
import { createHomePageLoader } from './load-home-page.server.ts';

const now = new Date('2026-11-21T02:00:00Z');

const photosOf = (id: number): Vehicle['images'] =>
  [1, 2].map((photo) => ({
    image: { url: `/photos/${id}-${photo}.jpg`, thumb: null },
    isVideo: false,
    caption: null,
  }));

/** Cars with higher ids were listed later. */
const car = (id: number, fields: Partial<Vehicle> = {}): Vehicle =>
  makeTestVehicle({
    id,
    slug: `car-${id}`,
    stockNumber: `S${id}`,
    priceCents: 3_000_000,
    simpleBody: 'SUV',
    images: photosOf(id),
    primaryImageUrl: `/photos/${id}-1.jpg`,
    createdAt: new Date(now.getTime() - (1000 - id) * 3_600_000).toISOString(),
    ...fields,
  });

const sold: Partial<Vehicle> = { status: 'sold', isSold: true, soldAtSeconds: now.getTime() / 1000 - 86_400 };
const pictureless: Partial<Vehicle> = { images: [], primaryImageUrl: null };
const photographs = { search: { bodyPicker: { pictures: 'photographs' } } };
const priceless: Partial<Vehicle> = { priceCents: null };

const homeOf = async (stock: readonly Vehicle[], changes: RawObject): Promise<HomeView> => {
  const raw = minimalSite('test-dealer', 'group', changes);
  const site: ResolvedSite = { ...resolveOrThrow(raw), configVersion: '1' };
  const indexes = makeTestIndexes(indexStock(stock, site, now));
  const pathsOf = createSiteSearchPaths(indexes);
  const service = createHomePageLoader({
    indexes,
    pathsOf,
    budgets: createBudgetService({ indexes, pathsOf }),
    onBadHit: ({ id }) => expect.fail(`hit ${id}`),
  });
  return service.load(site, now);
};

const sectionsOf = async (
  stock: readonly Vehicle[],
  sections: readonly string[],
  changes: RawObject = {},
): Promise<readonly HomeSectionView[]> => {
  const hero = { title: 'Cars', text: 'Cars for sale' };
  return (await homeOf(stock, { home: { hero, sections }, ...changes })).sections;
};

describe('createHomePageLoader', () => {
  it('says the same count in its text and on its button as the search it leads to [B2.23] [B9.03]', async () => {
    const stock = [car(1), car(2, { status: 'coming_soon' }), car(3, sold), car(4, { isShownOnWebsite: false })];
    const hero = { title: 'Cars', text: '{count} cars' };
    const many = Array.from({ length: 2000 }, (_, at) => car(at + 1, pictureless));
    const countsOf = async (vehicles: readonly Vehicle[], stockCount: number | null) => {
      const view = await homeOf(vehicles, { home: { hero, sections: [] }, search: { stockCount } });
      return [view.hero.text, view.search.submitLabel];
    };
    expect(await countsOf(stock, 5400)).toEqual(['3 cars', 'Show Me 3 cars']);
    expect(await countsOf(many, 5400)).toEqual(['2,000 cars', 'Show Me 2,000 cars']);
    expect(await countsOf(many, null)).toEqual(['2,000 cars', 'Show Me 2,000 cars']);
  });

  it('gives every tile the picture of a vehicle behind it, where the site wants photographs', async () => {
    const stock = [car(1), car(2, { simpleBody: 'Ute' }), car(3, { simpleBody: 'Ute' })];
    expect(await sectionsOf(stock, ['bodies'], photographs)).toMatchObject([
      {
        tiles: [
          { label: 'Ute', picture: { kind: 'photograph', url: expect.stringMatching(/^\/photos\/[23]-1\.jpg$/) } },
          { label: 'SUV', picture: { kind: 'photograph', url: '/photos/1-1.jpg' } },
        ],
      },
    ]);
  });

  it('gives a body that the site names its photograph, be it ever so rare [L2.70]', async () => {
    const many = Array.from({ length: 20 }, (_, at) => car(at + 1, { simpleBody: `Body ${at % 10}` }));
    const stock = [...many, car(50, { simpleBody: 'Bus' })];
    const changes = { search: { bodyPicker: { pictures: 'photographs', bodies: ['Bus'] } } };
    expect(await sectionsOf(stock, ['bodies'], changes)).toMatchObject([
      { tiles: [{ label: 'Bus', picture: { kind: 'photograph', url: '/photos/50-1.jpg' } }] },
    ]);
  });

  it('counts the vehicles of a facet tile as the search that it leads to [L2.71]', async () => {
    const stock = [
      car(1),
      car(2, { simpleFuel: 'Electric' }),
      car(3, { simpleFuel: 'Electric', ...sold }),
      car(4, sold),
    ];
    const tile = { label: 'Electric', picture: 'ev', key: 'fuel', values: ['Electric'] };
    const changes = { search: { bodyPicker: { bodies: ['Van'], facetTiles: [tile] } } };
    expect(await sectionsOf(stock, ['bodies'], changes)).toMatchObject([
      { tiles: [{ label: 'Electric', countText: '2 cars', picture: { kind: 'drawing', body: 'ev' } }] },
    ]);
  });

  it('gives every model of a franchise its picture, however many others it has traded in', async () => {
    const tradeIns = Array.from({ length: 20 }, (_, at) => car(at + 1, { model: `Model ${at % 10}` }));
    const own = car(50, { make: 'Mazda', model: 'CX-5' });
    expect(await sectionsOf([...tradeIns, own], ['models'], { manufacturer: 'mazda' })).toMatchObject([
      { tiles: [{ label: 'CX-5', picture: { kind: 'photograph', url: '/photos/50-1.jpg' } }] },
    ]);
  });

  it.each([
    ['sold', sold, []],
    ['that is yet to come', { status: 'coming_soon' }, []],
    ['without a price', priceless, [9]],
    ['without a picture', pictureless, [9]],
    ['with one picture', { images: photosOf(9).slice(0, 1) }, [9]],
  ] as const)('leads with no vehicle %s, be it ever so new', async (_name, fields, following) => {
    const stock = [car(1), car(9, { ...fields, customRank: 9 })];
    const [bodies, arrivals] = await sectionsOf(stock, ['bodies', 'arrivals'], photographs);
    expect(bodies).toMatchObject({ tiles: [{ countText: '2 cars', picture: { url: '/photos/1-1.jpg' } }] });
    expect(arrivals).toMatchObject({ cards: [1, ...following].map((id) => ({ href: `/cars/car-${id}` })) });
    expect(arrivals).toHaveProperty('cards.length', 1 + following.length);
  });

  it('fills up with incomplete vehicles only as far as complete ones are missing, those with a photo first [L9.33]', async () => {
    const onePhoto = { images: photosOf(7).slice(0, 1) };
    const stock = [car(1), car(2), car(7, onePhoto), car(8, pictureless), car(9, pictureless)];
    const hrefsOf = async (cars: readonly Vehicle[]) => {
      const [arrivals] = await sectionsOf(cars, ['arrivals']);
      return arrivals?.kind === 'arrivals' ? arrivals.cards.map(({ href }) => href) : [];
    };
    expect(await hrefsOf(stock)).toEqual([2, 1, 7, 9].map((id) => `/cars/car-${id}`));
    expect(await hrefsOf([...stock, car(3), car(4)])).toEqual([4, 3, 2, 1].map((id) => `/cars/car-${id}`));
  });

  it('calls its vehicles new only if it knows of each when it was listed, and has the known ones first [L9.33]', async () => {
    const stock = [car(1, { createdAt: null }), car(2)];
    const [mixed] = await sectionsOf(stock, ['arrivals']);
    const [known] = await sectionsOf(stock.slice(1), ['arrivals']);
    expect(mixed).toMatchObject({
      heading: 'In stock now',
      moreLabel: 'See all our stock',
      cards: [{ href: '/cars/car-2' }, { href: '/cars/car-1' }],
    });
    expect(known).toMatchObject({ heading: 'Just arrived', moreLabel: 'See the newest stock' });
    const hero = { title: 'Cars', text: 'Cars for sale' };
    const named = { home: { hero, sections: ['arrivals'], headings: { inStock: 'On the lot' } } };
    expect((await homeOf(stock, named)).sections).toMatchObject([{ heading: 'On the lot' }]);
    expect((await homeOf(stock.slice(1), named)).sections).toMatchObject([{ heading: 'Just arrived' }]);
  });

  it('leads with as many of the newest as the site wants, and promos among them [L9.33]', async () => {
    const stock = Array.from({ length: 12 }, (_, at) => car(at + 1));
    const arrivalsOf = async (count: object, promotions: object) => {
      const hero = { title: 'Cars', text: 'Cars for sale' };
      const { sections } = await homeOf(stock, { home: { hero, sections: ['arrivals'], ...count }, promotions });
      return sections.flatMap((section) =>
        section.kind === 'arrivals'
          ? [section.cards.length, section.promos.map(({ afterCards, promo }) => [afterCards, promo.title])]
          : [],
      );
    };
    const promos = [{ title: 'Sell', text: 'Today.', href: '/sell', action: 'Go' }];
    expect(await arrivalsOf({ arrivalsCount: 10 }, { homePositions: [5, 10], promos })).toEqual([
      10,
      [
        [4, 'Sell'],
        [8, 'Sell'],
      ],
    ]);
    expect(await arrivalsOf({}, { promos })).toEqual([4, []]);
  });

  it('leads with the newest four, the newest first', async () => {
    const [arrivals] = await sectionsOf(
      [3, 1, 5, 2, 4].map((id) => car(id)),
      ['arrivals'],
    );
    expect(arrivals).toMatchObject({ cards: [5, 4, 3, 2].map((id) => ({ href: `/cars/car-${id}` })) });
    expect(arrivals).toHaveProperty('cards.length', 4);
  });
});
