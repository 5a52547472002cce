import { findProductionFaults } from '../../src/app/host/production-faults.ts';
import type { Env } from '../../src/platform/env.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';

const takesFromFolder = ({ config }: ResolvedSite): boolean => config.stockFeed.source?.kind === 'folder';

export const listProductionHints = (sites: readonly ResolvedSite[], env: Env): readonly string[] => {
  const refused = findProductionFaults({ env, sites, clockOffsetSeconds: 0 }).filter(({ isAllowed }) => !isAllowed);
  const watched = env.FEEDS_DIR === undefined ? sites.filter(takesFromFolder) : [];
  return [
    ...refused.map(({ sentence }) => sentence),
    ...watched.map(({ slug }) => `${slug} takes its stock from a folder. Set FEEDS_DIR to the folder that holds it.`),
  ];
};
