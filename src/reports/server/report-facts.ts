import type { StaffReader } from '#src/staff/rules/membership.ts';
import type { ReportSpan } from '../rules/report-periods.ts';
import type { ReportPartName } from '../rules/report-query.ts';
import type { AnsweredGroup, CountedGroup, OverdueGroup, ReportStore } from './report-store.ts';

export interface ReportFacts {
  /** Counts of all leads together. Undefined if the report doesn't need them, or if there are no leads. */
  readonly whole: CountedGroup | undefined;
  readonly answers: AnsweredGroup | undefined;
  readonly overdue: readonly OverdueGroup[];
  readonly answersBy: {
    readonly person: readonly AnsweredGroup[];
    readonly hour: readonly AnsweredGroup[];
    readonly source: readonly AnsweredGroup[];
  };
  readonly leadsBy: {
    readonly source: readonly CountedGroup[];
    readonly campaign: readonly CountedGroup[];
    readonly vehicle: readonly CountedGroup[];
    readonly lost: readonly CountedGroup[];
  };
}

const maxGroups = 20;
const maxAnswered = { person: 100, hour: 24, source: maxGroups } as const;

export interface NeededFacts {
  readonly parts: readonly ReportPartName[];
  readonly hasFigures: boolean;
}

export const loadReportFacts = async (
  store: ReportStore,
  reader: StaffReader,
  { parts, hasFigures }: NeededFacts,
  span: ReportSpan,
  now: Date,
): Promise<ReportFacts> => {
  const needs = (...names: readonly ReportPartName[]): boolean => names.some((name) => parts.includes(name));
  const answersBy = (kind: 'person' | 'hour' | 'source', part: ReportPartName) =>
    needs(part) ? store.countAnswers(reader, kind, span, maxAnswered[kind]) : [];
  const leadsBy = (kind: 'source' | 'campaign' | 'vehicle' | 'lost', part: ReportPartName) =>
    needs(part) ? store.countLeads(reader, kind, span, maxGroups) : [];
  const needsWhole = hasFigures || needs('leadsByStage', 'leadsBySource', 'leadsByCampaign', 'leadsByVehicle');
  const [vehicle, [whole], [answers], overdue, person, hour, answerSource, source, campaign, lost] = await Promise.all([
    leadsBy('vehicle', 'leadsByVehicle'),
    needsWhole ? store.countLeads(reader, 'all', span, 1) : [],
    hasFigures ? store.countAnswers(reader, 'all', span, 1) : [],
    hasFigures || needs('overdueNow') ? store.countOverdue(reader, now) : [],
    answersBy('person', 'answersByPerson'),
    answersBy('hour', 'answersByHour'),
    answersBy('source', 'answersBySource'),
    leadsBy('source', 'leadsBySource'),
    leadsBy('campaign', 'leadsByCampaign'),
    leadsBy('lost', 'lostByReason'),
  ]);
  return {
    whole,
    answers,
    overdue,
    answersBy: { person, hour, source: answerSource },
    leadsBy: { source, campaign, vehicle, lost },
  };
};
