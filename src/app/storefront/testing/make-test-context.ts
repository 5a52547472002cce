import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { buildSearchPaths } from '#src/search/rules/url/search-paths.ts';
import type { TemplateName } from '#src/sites/config/site-schema.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';

export const makeTestContext = (
  config: Record<string, unknown> = {},
  template: TemplateName = 'group',
): ViewContext => {
  const site = resolveOrThrow(minimalSite('wattle', template, config));
  const { search } = site.config;
  return {
    site,
    paths: buildSearchPaths({
      defaultPath: search.path,
      itemTypes: search.itemTypes,
      bodies: ['SUV', 'Ute'],
      makes: ['Nissan', 'Toyota', 'Kia'],
      makeModels: ['Nissan X-Trail', 'Toyota RAV4', 'Toyota Corolla', 'Kia Seltos'],
      locations: site.locations,
      dealerships: site.dealerships,
    }),
    now: new Date('2026-11-21T00:00:00Z'),
  };
};
