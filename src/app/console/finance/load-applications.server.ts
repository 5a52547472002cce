import { data, redirect } from 'react-router';
import { buildApplicationDocument } from '#src/finance-application/view/build-application-document.ts';
import {
  buildApplicationListView,
  buildApplicationPageView,
  buildFiguresPart,
  unreadableFigures,
} from '#src/finance-application/view/staff/build-application-desk-view.ts';
import { buildApplicationSummary } from '#src/finance-application/view/staff/build-application-summary.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { type DeskArgs, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { answerPdf } from '../records/answer-pdf.server.ts';
import { loadRecordPages } from '../records/positions.ts';
import { readForm, readRecordUuid, refuseAsUnknown, refuseIfBusy, unreadableForm } from '../refusals.server.ts';
import { requireProof, requireProofBefore } from '../step-up/step-up.server.ts';

export const loadApplications = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'finance.read');
  const { rows, pages } = await loadRecordPages({
    url: args.url,
    path: deskPaths.applications(site.slug),
    group: null,
    list: (after, limit) => desk.services.applications.list(membership, after, limit),
    positionOf: ({ sentAtMs, applicationUuid }) => ({ atMs: sentAtMs, uuid: applicationUuid }),
  });
  const view = buildApplicationListView(rows, {
    ...pages,
    timeZone: site.timeZone,
    hrefOf: (uuid) => deskPaths.application(site.slug, uuid),
  });
  return { view, siteName: site.name };
};

export const loadApplication = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'finance.read');
  const applicationUuid = readRecordUuid(args.params.application);
  const [found, entries] = await Promise.all([
    desk.services.applications.find(membership, applicationUuid),
    desk.services.audit.listOfSubject(site.slug, applicationUuid),
  ]);
  if (found === undefined) throw refuseAsUnknown();
  const view = buildApplicationPageView(found, {
    timeZone: site.timeZone,
    leadHref: hasPermission(membership.role, 'leads.read') ? deskPaths.lead(site.slug, found.leadUuid) : null,
    canOpen: hasPermission(membership.role, 'finance.open'),
    isUnreadable: args.url.searchParams.has('unreadable'),
    summaryHref: deskPaths.applicationPdf(site.slug, applicationUuid, 'summary.pdf'),
    wholeHref: hasPermission(membership.role, 'finance.open')
      ? deskPaths.applicationPdf(site.slug, applicationUuid, 'application.pdf')
      : null,
    openings: entries.map(({ atMs, personName }) => ({ atMs, name: personName })),
  });
  return { view, listHref: deskPaths.applications(site.slug) };
};

export const openApplication = async (args: DeskArgs) => {
  const member = requireMember(args, 'finance.read');
  const { desk, membership } = member;
  const applicationUuid = readRecordUuid(args.params.application);
  const { applications } = desk.services;
  const isVisible = (await applications.find(membership, applicationUuid)) !== undefined;
  if (!isVisible || !hasPermission(membership.role, 'finance.open')) throw refuseAsUnknown();
  const form = await readForm(args.request);
  if (form.get('intent') !== 'open') return data({ problem: unreadableForm, figures: null }, { status: 422 });
  await requireProof(member, 'finance.open', form);
  const opened = await applications.open(membership, applicationUuid, desk.actor, desk.now);
  if (opened.kind === 'unknown') throw refuseAsUnknown();
  return opened.kind === 'opened'
    ? data({ problem: null, figures: buildFiguresPart(opened.cells) })
    : data({ problem: unreadableFigures, figures: null }, { status: 409 });
};

export const loadApplicationPdf = async (args: DeskArgs): Promise<Response> => {
  const member = requireMember(args, 'finance.read');
  const { desk, site, membership } = member;
  const applicationUuid = readRecordUuid(args.params.application);
  const { applications, printDocument } = desk.services;
  const found = await applications.find(membership, applicationUuid);
  const isWhole = args.params.applicationPdf === 'application.pdf';
  if (found === undefined || !(isWhole || args.params.applicationPdf === 'summary.pdf')) throw refuseAsUnknown();
  if (!isWhole) {
    const summary = printDocument(site.slug, buildApplicationSummary(found, site));
    return answerPdf(await refuseIfBusy(summary), 'summary.pdf');
  }
  if (!hasPermission(membership.role, 'finance.open')) throw refuseAsUnknown();
  await requireProofBefore(member, 'finance.open', args.url.pathname);
  const opened = await applications.open(membership, applicationUuid, desk.actor, desk.now);
  if (opened.kind === 'unknown') throw refuseAsUnknown();
  const content = opened.kind === 'opened' ? opened.application.content : null;
  if (content === null || content.decision === null)
    throw redirect(`${deskPaths.application(site.slug, applicationUuid)}?unreadable`);
  const document = buildApplicationDocument({
    site,
    applicationUuid,
    content,
    decision: content.decision,
    sentAt: new Date(found.sentAtMs),
    isPreApproval: found.vehicleTitle === null,
    vehicleTitle: found.vehicleTitle,
  });
  return answerPdf(await refuseIfBusy(printDocument(site.slug, document)), 'finance-application.pdf');
};
