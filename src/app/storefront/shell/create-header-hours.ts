import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { describeHeaderHours } from './describe-header-hours.ts';

const minuteMs = 60_000;

/**
 * What the header of a site says of its hours now: a page that says something else is stale. Asked for every request, so it is
 * worked out once a minute, the step in which hours are written.
 */
export const createHeaderHours = (now: () => number = () => Date.now()): ((site: ResolvedSite) => string | null) => {
  const known = new WeakMap<ResolvedSite, { readonly minute: number; readonly text: string | null }>();
  return (site) => {
    const nowMs = now();
    const minute = Math.floor(nowMs / minuteMs);
    const last = known.get(site);
    if (last?.minute === minute) return last.text;
    const text = describeHeaderHours(site, new Date(nowMs));
    known.set(site, { minute, text });
    return text;
  };
};
