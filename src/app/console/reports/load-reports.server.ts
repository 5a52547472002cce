import { localDay } from '#src/lib/dates/local-day.ts';
import { findReportSpan, type ReportPeriod } from '#src/reports/rules/report-periods.ts';
import { parseReportPart, parseReportQuery, reportParts } from '#src/reports/rules/report-query.ts';
import { loadReportFacts, type NeededFacts } from '#src/reports/server/report-facts.ts';
import { buildReportCsv } from '#src/reports/view/build-report-csv.ts';
import { buildReportPart } from '#src/reports/view/build-report-part.ts';
import { buildReportsView } from '#src/reports/view/build-reports-view.ts';
import { type DeskArgs, type Member, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';

const loadFacts = ({ desk, site, reader }: Member, needed: NeededFacts, days: ReportPeriod) =>
  loadReportFacts(
    desk.services.reports,
    reader,
    needed,
    findReportSpan(days, localDay(desk.now, site.timeZone)),
    desk.now,
  );

export const loadReports = async (args: DeskArgs) => {
  const member = requireMember(args, 'reports.read');
  const { site, desk } = member;
  const query = parseReportQuery(args.url.searchParams);
  const facts = await loadFacts(member, { parts: reportParts[query.report], hasFigures: true }, query.days);
  const view = buildReportsView(facts, query, {
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
  const facts = await loadFacts(member, { parts: [part], hasFigures: false }, days);
  return new Response(buildReportCsv(buildReportPart(part, facts, member.desk.now)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${part}-${days}-days.csv"`,
    },
  });
};
