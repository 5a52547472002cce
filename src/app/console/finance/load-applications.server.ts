import { data } from 'react-router';
import {
  buildApplicationListView,
  buildApplicationPageView,
  buildFiguresPart,
} from '#src/finance-application/view/staff/build-application-desk-view.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { type DeskArgs, refuseAsUnknown, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { addressOf, readPosition, recordsPerPage, splitPages } from '../records/positions.ts';

export const loadApplications = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'finance.read');
  const path = deskPaths.applications(site.slug);
  const after = readPosition(args.url);
  const listed = await desk.services.applications.list(membership, after, recordsPerPage + 1);
  const { rows, ...hrefs } = splitPages(
    listed,
    ({ sentAtMs, applicationUuid }) => ({ atMs: sentAtMs, uuid: applicationUuid }),
    after,
    (next) => addressOf(path, { after: next }),
  );
  const view = buildApplicationListView(rows, {
    ...hrefs,
    timeZone: site.timeZone,
    hrefOf: (uuid) => deskPaths.application(site.slug, uuid),
  });
  return { view, siteName: site.name };
};

const readUuid = ({ params: { application = '' } }: DeskArgs): string => {
  if (!isUuid(application)) throw refuseAsUnknown();
  return application.toLowerCase();
};

export const loadApplication = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'finance.read');
  const applicationUuid = readUuid(args);
  const [found, entries] = await Promise.all([
    desk.services.applications.find(membership, applicationUuid),
    desk.services.audit.listOfSubject(site.slug, applicationUuid),
  ]);
  if (found === undefined) throw refuseAsUnknown();
  const view = buildApplicationPageView(found, {
    timeZone: site.timeZone,
    leadHref: hasPermission(membership.role, 'leads.read') ? deskPaths.lead(site.slug, found.leadUuid) : null,
    canOpen: hasPermission(membership.role, 'finance.open'),
    openings: entries.map(({ atMs, personName }) => ({ atMs, name: personName })),
  });
  return { view, listHref: deskPaths.applications(site.slug) };
};

/** Answers with the unsealed figures, which no address can be opened for. */
export const openApplication = async (args: DeskArgs) => {
  const { desk, membership } = requireMember(args, 'finance.read');
  const applicationUuid = readUuid(args);
  const { applications } = desk.services;
  const isVisible = (await applications.find(membership, applicationUuid)) !== undefined;
  if (!isVisible || !hasPermission(membership.role, 'finance.open')) throw refuseAsUnknown();
  if ((await args.request.formData()).get('intent') !== 'open') {
    const problem = 'We couldn’t read this form. Please reload the page and try again.';
    return data({ problem, figures: null }, { status: 422 });
  }
  const opened = await applications.open(membership, applicationUuid, desk.actor, desk.now);
  if (opened.kind === 'unknown') throw refuseAsUnknown();
  return opened.kind === 'opened'
    ? data({ problem: null, figures: buildFiguresPart(opened.cells) })
    : data({ problem: 'The figures can’t be read: the server lacks their key.', figures: null }, { status: 409 });
};
