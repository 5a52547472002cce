import { buildDemoStock } from '../../demo/build-stock.ts';
import type { SiteSlug } from './sites.ts';

type DemoRecord = Readonly<Record<string, unknown>>;

const known = new Map<SiteSlug, readonly DemoRecord[]>();

/** Builds a site's stock once, because that takes up to a second. */
export const loadDemoStock = (site: SiteSlug): readonly DemoRecord[] => {
  const built = known.get(site) ?? buildDemoStock(site, new Date().toISOString().slice(0, 10));
  known.set(site, built);
  return built;
};
