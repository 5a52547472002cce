import { localDay } from '#src/lib/dates/local-day.ts';
import { findReportSpan } from '#src/reports/rules/report-periods.ts';
import { findReportOf, parseReportPart, parseReportQuery, type ReportQuery } from '#src/reports/rules/report-query.ts';
import { loadReportFacts } from '#src/reports/server/report-facts.ts';
import { buildReportCsv } from '#src/reports/view/build-report-csv.ts';
import { buildReportPart } from '#src/reports/view/build-report-part.ts';
import { buildReportsView } from '#src/reports/view/build-reports-view.ts';
import { type DeskArgs, type Member, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';

const loadFacts = ({ desk, site, reader }: Member, { report, days }: ReportQuery) =>
  loadReportFacts(
    desk.services.reports,
    reader,
    report,
    findReportSpan(days, localDay(desk.now, site.timeZone)),
    desk.now,
  );

export const loadReports = async (args: DeskArgs) => {
  const member = requireMember(args, 'reports.read');
  const { site, desk } = member;
  const query = parseReportQuery(args.url.searchParams);
  const view = buildReportsView(await loadFacts(member, query), query, {
    now: desk.now,
    hrefOf: ({ report, days }) => `${deskPaths.reports(site.slug)}?report=${report}&days=${days}`,
    csvHrefOf: (part, days) => `${deskPaths.reportCsv(site.slug)}?part=${part}&days=${days}`,
  });
  return { view, siteName: site.name };
};

export const loadReportCsv = async (args: DeskArgs): Promise<Response> => {
  const member = requireMember(args, 'reports.read');
  const { days } = parseReportQuery(args.url.searchParams);
  const part = parseReportPart(args.url.searchParams);
  const facts = await loadFacts(member, { report: findReportOf(part), days });
  return new Response(buildReportCsv(buildReportPart(part, facts, member.desk.now)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${part}-${days}-days.csv"`,
    },
  });
};
