import { formatNumber } from '#src/lib/format-number.ts';
import { countAnswers, findPercentileMinutes } from '../rules/answer-buckets.ts';
import { type ReportPeriod, reportPeriods } from '../rules/report-periods.ts';
import {
  type ReportName,
  type ReportPartName,
  type ReportQuery,
  reportNames,
  reportParts,
} from '../rules/report-query.ts';
import { buildReportPart, type ReportPart, type ShownFacts } from './build-report-part.ts';
import { describeMinutes } from './describe-minutes.ts';

export interface ReportLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface ReportPartView extends ReportPart {
  readonly name: ReportPartName;
  readonly csvHref: string;
}

export interface ReportsView {
  readonly reports: readonly ReportLink[];
  readonly periods: readonly ReportLink[];
  readonly figures: readonly { readonly label: string; readonly text: string }[];
  readonly parts: readonly ReportPartView[];
}

const reportWords: Readonly<Record<ReportName, string>> = {
  answers: 'Reply times',
  leads: 'Leads',
  attention: 'Overdue and lost',
};

const periodWords: Readonly<Record<ReportPeriod, string>> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: '12 months',
};

const buildFigures = ({ whole, answers, overdue }: ShownFacts): ReportsView['figures'] => {
  const leads = whole?.leads ?? 0;
  const buckets = answers?.buckets ?? new Map();
  const shareOf = (count: number): string => (leads === 0 ? '–' : `${Math.round((count / leads) * 100)}%`);
  return [
    { label: 'Leads', text: formatNumber(leads) },
    { label: 'Replied to', text: shareOf(countAnswers(buckets)) },
    { label: 'Median reply time', text: describeMinutes(findPercentileMinutes(buckets, 0.5)) },
    { label: '90% answered within', text: describeMinutes(findPercentileMinutes(buckets, 0.9)) },
    { label: 'Sold', text: shareOf(whole?.sold ?? 0) },
    { label: 'Overdue now', text: formatNumber(overdue.reduce((sum, { leads: count }) => sum + count, 0)) },
  ];
};

interface ReportsSurroundings {
  readonly now: Date;
  readonly hrefOf: (query: ReportQuery) => string;
  readonly csvHrefOf: (part: ReportPartName, days: ReportPeriod) => string;
}

export const buildReportsView = (
  facts: ShownFacts,
  query: ReportQuery,
  { now, hrefOf, csvHrefOf }: ReportsSurroundings,
): ReportsView => ({
  reports: reportNames.map((report) => ({
    label: reportWords[report],
    href: hrefOf({ ...query, report }),
    isCurrent: report === query.report,
  })),
  periods: reportPeriods.map((days) => ({
    label: periodWords[days],
    href: hrefOf({ ...query, days }),
    isCurrent: days === query.days,
  })),
  figures: buildFigures(facts),
  parts: reportParts[query.report].map((name) => ({
    ...buildReportPart(name, facts, now),
    name,
    csvHref: csvHrefOf(name, query.days),
  })),
});
