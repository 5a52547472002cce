import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { addDays, localDay } from '#src/lib/dates/local-day.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { type DeskArgs, requirePerson } from '../authorise.server.ts';
import { readBackOn } from '../read-back-on.server.ts';

const listWorkSites = (args: DeskArgs): readonly ResolvedSite[] => {
  const { desk, session } = requirePerson(args);
  return session.memberships.flatMap(({ siteSlug, role }) => {
    const site = hasPermission(role, 'leads.work') ? desk.services.siteBySlug(siteSlug) : undefined;
    return site === undefined ? [] : [site];
  });
};

export const loadAway = async (args: DeskArgs) => {
  const { desk, session } = requirePerson(args);
  const sites = listWorkSites(args);
  const slugs = sites.map(({ slug }) => slug);
  const until = slugs.length === 0 ? null : await desk.services.routing.findAway(slugs, session.personUuid, desk.now);
  const [first] = sites;
  const backOn = until === null || first === undefined ? '' : localDay(until, first.timeZone);
  return {
    canWork: sites.length > 0,
    backOn,
    lastDay: backOn === '' ? null : formatDayInWords(addDays(backOn, -1)),
  };
};

export const changeAway = async (args: DeskArgs, backOn: string): Promise<string | null> => {
  const { desk, session } = requirePerson(args);
  for (const { slug, timeZone } of listWorkSites(args)) {
    const awayUntil = readBackOn(backOn, timeZone);
    if (awayUntil === undefined) return 'Enter the date you’re back, or leave this blank if you aren’t away.';
    await desk.services.routing.setCapacity(slug, session.personUuid, { awayUntil }, desk.actor, desk.now);
  }
  return null;
};
