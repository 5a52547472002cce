import { isOfOneGroup } from '../../src/inbox/rules/is-of-one-group.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';

export const findGroupAdvice = (site: ResolvedSite, sites: readonly ResolvedSite[]): string | undefined => {
  const { group } = site.config.inbox;
  return group === null || sites.some((other) => other !== site && isOfOneGroup(site, other))
    ? undefined
    : `no other site names the group ${group} (inbox.group), so the desk shows no other site's leads with this one's. Both sites have to name it.`;
};
