import type { StaffReader } from '#src/staff/rules/membership.ts';
import type { ReportSpan } from '../rules/report-periods.ts';
import type { ReportName } from '../rules/report-query.ts';
import type { AnsweredGroup, CountedGroup, OverdueGroup, ReportStore } from './report-store.ts';

/** The figures of one page of the reports. Parts that belong to other pages are empty. */
export interface ReportFacts {
  /** Undefined if there are no leads. */
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

export const loadReportFacts = async (
  store: ReportStore,
  reader: StaffReader,
  report: ReportName,
  span: ReportSpan,
  now: Date,
): Promise<ReportFacts> => {
  const answersBy = (kind: 'person' | 'hour' | 'source') =>
    report === 'answers' ? store.countAnswers(reader, kind, span, maxAnswered[kind]) : [];
  const leadsBy = (kind: 'source' | 'campaign' | 'vehicle') =>
    report === 'leads' ? store.countLeads(reader, kind, span, maxGroups) : [];
  const [[whole], [answers], overdue, person, hour, answerSource, source, campaign, vehicle, lost] = await Promise.all([
    store.countLeads(reader, 'all', span, 1),
    store.countAnswers(reader, 'all', span, 1),
    store.countOverdue(reader, now),
    answersBy('person'),
    answersBy('hour'),
    answersBy('source'),
    leadsBy('source'),
    leadsBy('campaign'),
    leadsBy('vehicle'),
    report === 'attention' ? store.countLeads(reader, 'lost', span, maxGroups) : [],
  ]);
  return {
    whole,
    answers,
    overdue,
    answersBy: { person, hour, source: answerSource },
    leadsBy: { source, campaign, vehicle, lost },
  };
};
