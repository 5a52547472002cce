import { isOfOneGroup } from '../../src/inbox/rules/is-of-one-group.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';

export const findGroupAdvice = (site: ResolvedSite, sites: readonly ResolvedSite[]): string | undefined => {
  const { group } = site.config.inbox;
  return group === null || sites.some((other) => other !== site && isOfOneGroup(site, other))
    ? undefined
    : `no other site has the group ${group} (inbox.group), so the desk doesn't show another site's leads with this one's. Set the same group on both sites.`;
};
