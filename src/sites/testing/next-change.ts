import type { ResolvedSite } from '../config/resolved-site.ts';
import type { SiteRegistry } from '../server/site-registry.ts';

export const nextChange = (of: SiteRegistry): Promise<ResolvedSite> =>
  new Promise((resolve) => {
    const end = of.onChanged((site) => {
      end();
      resolve(site);
    });
  });
