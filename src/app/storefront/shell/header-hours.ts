import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { minuteMs } from '#src/lib/durations.ts';
import { findPrimaryLocation } from '#src/locations/rules/find-vehicle-location.ts';
import { buildHoursView } from '#src/locations/view/hours/build-hours-view.ts';
import { describeOpenNow } from '#src/locations/view/hours/describe-open-now.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

const daysAhead = 8;

/** @spec L2.36 */
export const describeHeaderHours = ({ locations }: Pick<ViewSite, 'locations'>, now: Date): string | null => {
  const primary = findPrimaryLocation(locations);
  if (primary === undefined) return null;
  const state = describeOpenNow(buildHoursView(primary, now, daysAhead), now);
  return state === null ? null : `${primary.name}: ${state.text}`;
};

/**
 * Computes the header's text about opening hours at most once a minute per site, because hours change on full minutes.
 * A cached page with a different text is stale.
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
