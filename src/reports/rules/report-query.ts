import { type ReportPeriod, reportPeriods } from './report-periods.ts';

export const reportParts = {
  answers: ['answersByPerson', 'answersByHour', 'answersBySource'],
  leads: ['leadsByStage', 'leadsBySource', 'leadsByCampaign', 'leadsByVehicle'],
  attention: ['overdueNow', 'lostByReason'],
} as const;

export type ReportName = keyof typeof reportParts;

export const reportNames = Object.keys(reportParts) as readonly ReportName[];

export type ReportPartName = (typeof reportParts)[ReportName][number];

const partNames: readonly ReportPartName[] = Object.values(reportParts).flat();

export interface ReportQuery {
  readonly report: ReportName;
  readonly days: ReportPeriod;
}

export const parseReportQuery = (params: URLSearchParams): ReportQuery => ({
  report: reportNames.find((name) => name === params.get('report')) ?? 'answers',
  days: reportPeriods.find((days) => String(days) === params.get('days')) ?? 30,
});

export const parseReportPart = (params: URLSearchParams): ReportPartName =>
  partNames.find((name) => name === params.get('part')) ?? 'answersByPerson';
