import { describe, expect, it } from 'vitest';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import { testSearchPaths as paths } from '../../testing/test-search-paths.ts';
import { buildSearchUrl } from './build-search-url.ts';
import { resolveSearchPath } from './parse-search-state.ts';

const resolve = (path: string) => {
  const resolved = resolveSearchPath(path, paths);
  return resolved.kind === 'found' ? resolved.refinements : 'notFound';
};

describe('resolveSearchPath', () => {
  it('resolves the search route without filters, with or without its slash [B2.15] [D.02]', () => {
    expect(resolve('/search/new-used-and-demo-cars/')).toEqual({});
    expect(resolve('/search/new-used-and-demo-cars')).toEqual({});
    expect(resolve('/search')).toEqual({});
  });

  it('resolves the used-car brand’s own route without filters [L2.04]', () => {
    const used = { ...paths, defaultPath: '/search/used-cars/' };
    expect(resolveSearchPath('/search/used-cars/', used)).toEqual({ kind: 'found', refinements: {} });
    expect(buildSearchUrl(emptySearchState, used)).toBe('/search/used-cars/');
  });

  it('resolves exactly the car types that a stock link names [L2.05] [L2.02]', () => {
    expect(resolve('/search/used-cars')).toEqual({ car_type: ['used'] });
    expect(resolve('/search/demo-cars')).toEqual({ car_type: ['demo'] });
    expect(resolve('/search/new-cars/')).toEqual({ car_type: ['new'] });
    expect(resolve('/search/new-and-demo-cars')).toEqual({ car_type: ['demo', 'new'] });
  });

  it('resolves body, location, dealership, make, and make with model, in this order [D.03] [L2.07] [B2.09]', () => {
    expect(resolve('/search/suv-cars')).toEqual({ body: ['SUV'] });
    expect(resolve('/search/people-mover-cars')).toEqual({ body: ['People Mover'] });
    expect(resolve('/search/windsor')).toEqual({ location_name: ['Wattle Windsor'] });
    expect(resolve('/search/wattle-kia')).toEqual({ dealership_name: ['Wattle Kia'] });
    expect(resolve('/search/land-rover')).toEqual({ make: ['Land Rover'] });
    expect(resolve('/search/land-rover/defender')).toEqual({
      make: ['Land Rover'],
      make_model: ['Land Rover Defender'],
    });
    expect(resolve('/search/mercedes-benz')).toEqual({ make: ['Mercedes Benz', 'Mercedes-Benz'] });
  });

  it('resolves /used-car/{make}/{model}/{body} [L2.03]', () => {
    expect(resolve('/used-car/toyota/rav4/suv')).toEqual({
      make: ['Toyota'],
      make_model: ['Toyota RAV4'],
      body: ['SUV'],
      car_type: ['used'],
    });
    expect(resolve('/used-car/toyota/rav4/boat')).toBe('notFound');
  });

  it('knows only the vehicle types that the site sells [B1.02]', () => {
    expect(resolve('/search/caravans')).toBe('notFound');
    const caravans = { ...paths, itemTypes: ['caravan'] as const };
    expect(resolveSearchPath('/search/caravans', caravans)).toEqual({ kind: 'found', refinements: {} });
    expect(resolveSearchPath('/search/used-caravans', caravans)).toMatchObject({ refinements: { car_type: ['used'] } });
    const mixed = { ...paths, itemTypes: ['car', 'truck'] as const };
    expect(resolveSearchPath('/search/trucks', mixed)).toMatchObject({ refinements: { item_type: ['truck'] } });
    expect(resolveSearchPath('/search/used-trucks', mixed)).toMatchObject({
      refinements: { item_type: ['truck'], car_type: ['used'] },
    });
  });

  it('ignores case [D.03]', () => {
    expect(resolve('/search/Toyota')).toEqual(resolve('/search/toyota'));
    expect(resolve('/search/TOYOTA/rav4')).toEqual(resolve('/search/toyota/rav4'));
  });

  it('does not resolve anything else [D.03]', () => {
    for (const path of [
      '/search/toyota/boat',
      '/search/boat',
      '/search/a/b/c',
      '/cars/x',
      '/',
      '/search/%2e%2e',
      '/search/__proto__',
      '/search/constructor/name',
    ]) {
      expect(resolve(path)).toBe('notFound');
    }
  });
});
