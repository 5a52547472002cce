import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { buildModelPage } from '#src/app/storefront/content/load-named-page.server.ts';
import { type PageContext, pageContext } from '#src/app/storefront/page-context.server.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import type { StockTileView } from '#src/search/view/home/create-stock-tiles.ts';
import { StockTiles } from '#src/search/web/stock-tiles.tsx';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { addModels } from '../brand/add-models.ts';
import { loader as loadBrand } from '../brand/brand-route.tsx';
import { buildContentView } from '../build-content-view.ts';
import { ContentPage } from '../content-page.tsx';
import { buildModelsView } from './build-models-view.ts';
import { createModelPageLoader } from './load-model-pages.server.ts';
import { ModelsPage } from './models-page.tsx';

const now = new Date('2026-11-21T00:00:00Z');
const stock: readonly Vehicle[] = (
  [
    { make: 'Toyota', model: 'RAV4', simpleBody: 'SUV' },
    { make: 'Toyota', model: 'RAV4', simpleBody: 'SUV' },
    { make: 'Toyota', model: 'HiLux', simpleBody: 'Ute' },
    { make: 'Mazda', model: 'CX-5', simpleBody: 'SUV' },
    // Sold long ago: unlisted, but its page still exists.
    { make: 'Kia', model: 'Rio', simpleBody: 'Hatch', status: 'sold', isSold: true, soldAtSeconds: 1 },
  ] satisfies Partial<Vehicle>[]
).map((fields, at) => makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, stockNumber: `S${at + 1}`, ...fields }));

const open = (changes: RawObject = {}) => {
  const site = { ...resolveOrThrow(minimalSite('wattle', 'group', changes)), configVersion: '1' };
  const engine = indexStock(stock, site, now);
  const indexes = { get: async () => engine, version: () => 1 };
  return { site, engine, models: createModelPageLoader({ indexes, pathsOf: createSiteSearchPaths(indexes) }) };
};

const findModels = (body: string | null, changes?: RawObject) => {
  const { site, models } = open(changes);
  return models.list(site, body, now);
};

const drawModels = async (body: string | null, changes?: RawObject): Promise<string> => {
  const { site } = open(changes);
  const models = await findModels(body, changes);
  if (models === null) throw new Error(`nothing listed is a ${body}`);
  const view = buildModelsView(models, site);
  return drawOnSite(<ModelsPage view={view} />, { site, now, paths: await createPaths(site) });
};
const createPaths = async (site: ReturnType<typeof open>['site']) => {
  const engine = indexStock(stock, site, now);
  return createSiteSearchPaths({ get: async () => engine, version: () => 1 })(site);
};

describe('the list of models', () => {
  it('has the models of a body type, and of all [L2.27]', async () => {
    expect(readText(await drawModels('suv'))).toContain('Explore RAV4 2 cars Explore CX-5 1 car');
    expect(readText(await drawModels('suv'))).not.toContain('HiLux');
    expect(readText(await drawModels(null))).toContain('Explore HiLux');
    expect(readText(await drawModels('SUV'))).toContain('Explore RAV4');
  });

  it('are a brand’s own on its page, before its vehicles, the most numerous first [B9.50] [D.07]', async () => {
    const brandGroups = [{ title: 'Cars', tiles: [{ title: 'Toyota', slug: 'toyota', description: 'Ours.' }] }];
    const { site, models } = open({ content: { brandGroups } });
    const listed = await models.listOfMake(site, 'toyota', now);
    expect(listed.map(({ label, countText }) => [label, countText])).toEqual([
      ['RAV4', '2 cars'],
      ['HiLux', '1 car'],
    ]);
    expect(await models.listOfMake(site, 'kia', now)).toEqual([]);
    expect(await models.listOfMake(site, 'constructor', now)).toEqual([]);
    const router = new RouterContextProvider();
    const queries = { listModelsOfMake: async () => listed, loadStockRows: async () => null };
    router.set(pageContext, { site, now, queries, onPartial: () => undefined } as never as PageContext);
    const view = await loadBrand({ context: router, params: { brand: 'toyota' } } as never);
    const markup = drawOnSite(<ContentPage view={view} answer={null} />, { site, now, paths: await createPaths(site) });
    expect(readText(markup.replaceAll(/<svg.*?<\/svg>/gs, ''))).toMatch(
      /^Home Toyota Toyota Ours\. Toyota models Explore RAV4 2 cars Explore HiLux 1 car/,
    );
    expect(markup).toMatch(/<svg class="[^"]*" width="76" height="65"[^>]*>.*Toyota/);
    expect(addModels(view, listed.slice(1)).blocks).toEqual(view.blocks);
  });

  it('says what the cheapest of a model costs, on its own terms, and nothing without a price [D.07] [D.08] [B4.22]', async () => {
    const priced = [
      { ...stock[0], priceCents: 3_199_000, priceType: 'Drive Away' },
      { ...stock[1], priceCents: 2_899_000, priceType: 'Excl. Govt. Charges' },
      { ...stock[2], priceCents: 1000 },
    ] as readonly Vehicle[];
    const { site } = open();
    const engine = indexStock(priced, site, now);
    const indexes = { get: async () => engine, version: () => 1 };
    const loader = createModelPageLoader({ indexes, pathsOf: createSiteSearchPaths(indexes) });
    const { models = [] } = (await loader.list(site, null, now)) ?? {};
    expect(models.map(({ label, fromPrice }) => [label, fromPrice])).toEqual([
      ['RAV4', { text: 'From $28,990', terms: 'Excl. Govt. Charges' }],
      ['HiLux', null],
    ]);
    const markup = drawOnSite(<StockTiles tiles={models} />, { site, now, paths: await createPaths(site) });
    expect(readText(markup)).toContain('Explore RAV4 From $28,990 Excl. Govt. Charges 2 cars');
  });

  it('shows models with different pictures where their vehicles have some, and one without if none has [L2.27]', async () => {
    const { site } = open({ vehicle: { page: { defaultImageMarks: ['soon'] } } });
    const shown = (['soon', 'one', 'two', 'one', null] as const).map((picture, at) =>
      makeTestVehicle({
        id: at + 1,
        slug: `car-${at + 1}`,
        make: 'Kia',
        model: ['Rio', 'Rio', 'Rio', 'Picanto', 'Stonic'][at] ?? '',
        simpleBody: 'Hatch',
        images:
          picture === null ? [] : [{ image: { url: `/${picture}.jpg`, thumb: null }, isVideo: false, caption: null }],
        primaryImageUrl: picture === null ? null : `/${picture}.jpg`,
      }),
    );
    const engine = indexStock(shown, site, now);
    const indexes = { get: async () => engine, version: () => 1 };
    const loader = createModelPageLoader({ indexes, pathsOf: createSiteSearchPaths(indexes) });
    const picturesOf = (models: readonly StockTileView[] = []) =>
      Object.fromEntries(models.map(({ label, picture }) => [label, 'url' in picture ? picture.url : null]));
    const pictures = { Rio: '/two.jpg', Picanto: '/one.jpg', Stonic: null };
    expect(picturesOf((await loader.list(site, null, now))?.models)).toEqual(pictures);
    expect(picturesOf(await loader.listOfMake(site, 'kia', now))).toEqual(pictures);
  });

  it('counts no motorcycle as a car at a car yard [D.53]', async () => {
    const { site } = open();
    const mixed = [
      makeTestVehicle({ id: 1, slug: 'car-1', make: 'Honda', model: 'Jazz', simpleBody: 'Hatch' }),
      makeTestVehicle({ id: 2, slug: 'car-2', make: 'Honda', model: 'CB500', simpleBody: 'Motorcycle' }),
    ];
    const engine = indexStock(mixed, site, now);
    const indexes = { get: async () => engine, version: () => 1 };
    const loader = createModelPageLoader({ indexes, pathsOf: createSiteSearchPaths(indexes) });
    const { models = [] } = (await loader.list(site, null, now)) ?? {};
    const counts = Object.fromEntries(models.map(({ label, countText }) => [label, countText]));
    expect(counts).toEqual({ CB500: '1 motorcycle', Jazz: '1 car' });
    expect((await loader.find(site, 'cb500', now))?.countText).toBe('1 motorcycle');
  });

  it('names the bodies of a page as a sentence does, and follows an adjective with a noun [L2.27]', async () => {
    const { site } = open({ search: { itemTypes: ['motorcycle'] } });
    const bikes = [
      makeTestVehicle({ id: 1, slug: 'bike-1', itemType: 'motorcycle', simpleBody: 'Dual Sport' }),
      makeTestVehicle({ id: 2, slug: 'bike-2', itemType: 'motorcycle', simpleBody: 'Sports Tourer' }),
    ];
    const engine = indexStock(bikes, site, now);
    const indexes = { get: async () => engine, version: () => 1 };
    const loader = createModelPageLoader({ indexes, pathsOf: createSiteSearchPaths(indexes) });
    const describeBody = async (slug: string) => {
      const answer = await loader.list(site, slug, now);
      return answer === null ? null : buildModelsView(answer, site).description;
    };
    expect(await describeBody('dual-sport')).toMatch(/^Dual sport motorcycles at /);
    expect(await describeBody('sports-tourer')).toMatch(/^Sports tourers at /);
  });

  it('breaks no name at its hyphen', async () => {
    expect(await drawModels('suv')).toMatch(/<span class="[^"]*">CX-5<\/span>/);
  });

  it('leads to the page of a model, or where its dealer says [L2.26]', async () => {
    expect(await drawModels(null)).toContain('href="/rav4"');
    const markup = await drawModels(null, { content: { modelLinks: { rav4: '/pages/rav4-hybrid' } } });
    expect(markup).toContain('href="/pages/rav4-hybrid"');
    expect(markup).not.toContain('href="/rav4"');
    expect(markup).toContain('href="/hilux"');
  });

  it('keeps to the range of a dealer of one make [L2.27]', async () => {
    const text = readText(await drawModels(null, { manufacturer: 'mazda' }));
    expect(text).toContain('Explore CX-5');
    expect(text).not.toContain('RAV4');
  });

  it('offers a dealer of one make no body type of its trade-ins alone [L2.27]', async () => {
    expect(await drawModels(null)).toContain('href="/models?body=ute"');
    const markup = await drawModels(null, { manufacturer: 'mazda' });
    expect(markup).toContain('href="/models?body=suv"');
    expect(markup).not.toContain('href="/models?body=ute"');
    expect(await findModels('ute', { manufacturer: 'mazda' })).toBeNull();
  });

  it('is not there for a body type that nothing has', async () => {
    expect(await findModels('spaceship')).toBeNull();
  });
});

describe('the page of a model', () => {
  const drawModel = async (slug: string, changes?: RawObject): Promise<string | null> => {
    const { site, models } = open(changes);
    const answer = await models.find(site, slug, now);
    if (answer === null) return null;
    const view = buildContentView(buildModelPage(slug, answer, site), { site, now, stock: null });
    return drawOnSite(<ContentPage view={view} answer={null} />, { site, now, paths: await createPaths(site) });
  };

  it('says how many of it are listed [L2.26]', async () => {
    expect(readText((await drawModel('rav4')) ?? '')).toContain(
      'Toyota RAV4 2 cars listed at The dealer wattle right now.',
    );
    expect(readText((await drawModel('rio')) ?? '')).toContain('There’s no Kia Rio listed right now.');
  });

  it('doesn’t say a make twice', () => {
    const { site } = open();
    const answer = { make: 'Mazda', model: 'Mazda3', count: 0, countText: '0 cars', imageUrl: null, search: '/search' };
    const { title, description } = buildModelPage('mazda3', answer, site);
    expect([title, description]).toEqual(['Mazda3', 'Mazda3: There’s no Mazda3 listed right now.']);
  });

  it('is not there for other names, nor for a make that its dealer does not sell [L2.26]', async () => {
    expect(await drawModel('corvette')).toBeNull();
    expect(await drawModel('constructor')).toBeNull();
    expect(await drawModel('rav4', { manufacturer: 'mazda' })).toBeNull();
  });

  it('asks the engine nothing about an address of no model, which anyone can make up', async () => {
    const { site, engine, models } = open();
    // Makes and models are read once per stock version.
    await models.find(site, 'rav4', now);
    const search = vi.spyOn(engine, 'search');
    for (const slug of ['nothing-here', 'rav', '', 'toyota', '__proto__', 'x'.repeat(1900)]) {
      expect(await models.find(site, slug, now)).toBeNull();
    }
    expect(search).not.toHaveBeenCalled();
    await models.find(site, 'rav4', now);
    expect(search).toHaveBeenCalledOnce();
  });
});
