import { lostReasonWords, stageWords } from '#src/inbox/view/stage-words.ts';
import { isLostReason, leadStages } from '#src/leads/rules/lead-stages.ts';
import { minuteMs } from '#src/lib/durations.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { type AnswerBuckets, countAnswers, findPercentileMinutes } from '../rules/answer-buckets.ts';
import type { ReportPartName } from '../rules/report-query.ts';
import { describeMinutes } from './describe-minutes.ts';

export interface ReportCell {
  readonly text: string;
  /** For the CSV file: minutes for times, percent for shares. */
  readonly value: string | number | null;
}

export interface ReportRow {
  readonly key: string;
  readonly cells: readonly ReportCell[];
  readonly bar: number;
  readonly innerBar: number | null;
}

export interface ReportPart {
  readonly title: string;
  readonly columns: readonly ReportCell[];
  readonly rows: readonly ReportRow[];
  readonly chart: 'bars' | 'columns';
  readonly legend: { readonly bar: string; readonly inner: string | null };
  readonly shownColumns: readonly number[];
  readonly emptyText: string;
}

interface Counted {
  readonly key: string;
  readonly label: string;
  readonly leads: number;
  readonly contacted: number;
  readonly appointment: number;
  readonly testDrive: number;
  readonly offer: number;
  readonly sold: number;
  readonly lost: number;
}

interface Answered {
  readonly key: string;
  readonly personName: string | null;
  readonly buckets: AnswerBuckets;
}

export interface ShownFacts {
  readonly whole: Counted | undefined;
  readonly answers: Answered | undefined;
  readonly overdue: readonly {
    readonly assigneeUuid: string | null;
    readonly personName: string | null;
    readonly leads: number;
    readonly sinceMs: number;
  }[];
  readonly answersBy: Readonly<Record<'person' | 'hour' | 'source', readonly Answered[]>>;
  readonly leadsBy: Readonly<Record<'source' | 'campaign' | 'vehicle' | 'lost', readonly Counted[]>>;
}

type PlainRow = Pick<ReportRow, 'key' | 'cells'> & { readonly length: number; readonly inner: number | null };

const scale = (rows: readonly PlainRow[]): readonly ReportRow[] => {
  const longest = Math.max(1e-9, ...rows.map(({ length }) => length));
  const percentOf = (length: number): number => Math.round((length / longest) * 1000) / 10;
  return rows.map(({ key, cells, length, inner }) => ({
    key,
    cells,
    bar: percentOf(length),
    innerBar: inner === null ? null : percentOf(inner),
  }));
};

const word = (text: string): ReportCell => ({ text, value: text });
const number = (value: number): ReportCell => ({ text: formatNumber(value), value });
const share = (count: number, total: number): ReportCell =>
  total === 0
    ? { text: '–', value: null }
    : { text: `${((count / total) * 100).toFixed(1)}%`, value: Math.round((count / total) * 1000) / 10 };
const time = (minutes: number | null): ReportCell => ({
  text: describeMinutes(minutes),
  value: minutes === null ? null : Math.round(minutes * 10) / 10,
});

const answerPart = (title: string, subject: string, groups: readonly (Answered & { name: string })[]): ReportPart => ({
  title,
  columns: [
    word(subject),
    word('Replied to'),
    { text: 'Median', value: 'Median (minutes)' },
    { text: '90% within', value: '90% within (minutes)' },
  ],
  rows: scale(
    groups.map(({ key, name, buckets }) => {
      const [median, most] = [findPercentileMinutes(buckets, 0.5), findPercentileMinutes(buckets, 0.9)];
      const cells = [word(name), number(countAnswers(buckets)), time(median), time(most)];
      return { key, cells, length: most ?? 0, inner: median ?? 0 };
    }),
  ),
  chart: 'bars',
  legend: { bar: '90% within', inner: 'Median' },
  shownColumns: [2, 3],
  emptyText: 'No leads got a reply in this period.',
});

const nameHour = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;

const hours = Array.from({ length: 24 }, (_, hour) => hour);

const hourPart = (groups: readonly Answered[]): ReportPart => {
  const ofDay = hours.map((hour) => ({
    key: String(hour),
    personName: null,
    name: nameHour(hour),
    buckets: groups.find(({ key }) => key === String(hour))?.buckets ?? new Map(),
  }));
  const part = answerPart('By hour received', 'Hour', groups.length === 0 ? [] : ofDay);
  return { ...part, chart: 'columns' };
};

const stageCounts = ({ leads, contacted, appointment, testDrive, offer, sold, lost }: Counted) => ({
  new: leads - contacted - appointment - testDrive - offer - sold - lost,
  contacted,
  appointment,
  testDrive,
  offer,
  sold,
  lost,
});

const noLeads = 'No leads in this period.';

const countNames = ['leads', 'contacted', 'appointment', 'testDrive', 'offer', 'sold', 'lost'] as const;

const findRest = (whole: Counted | undefined, groups: readonly Counted[]): Counted | undefined => {
  if (whole === undefined) return undefined;
  const rest = { ...whole };
  for (const group of groups) for (const name of countNames) rest[name] -= group[name];
  return rest.leads > 0 ? rest : undefined;
};

const leadPart = (
  title: string,
  subject: string,
  { whole }: ShownFacts,
  groups: readonly Counted[],
  nameOf: (group: Counted) => string,
): ReportPart => {
  const rest = findRest(whole, groups);
  const named = [
    ...groups.map((group) => ({ key: `of ${group.key}`, name: nameOf(group), group })),
    ...(rest === undefined ? [] : [{ key: 'others', name: 'All others', group: rest }]),
  ];
  return {
    title,
    columns: [
      word(subject),
      word('Leads'),
      ...leadStages.map((stage) => word(stageWords[stage])),
      { text: 'Sold %', value: 'Sold (%)' },
    ],
    rows: scale(
      named.map(({ key, name, group }) => {
        const counts = stageCounts(group);
        const cells = [
          word(name),
          number(group.leads),
          ...leadStages.map((stage) => number(counts[stage])),
          share(group.sold, group.leads),
        ];
        return { key, cells, length: group.leads, inner: group.sold };
      }),
    ),
    chart: 'bars',
    legend: { bar: 'Leads', inner: 'Sold' },
    shownColumns: [1],
    emptyText: noLeads,
  };
};

const stagePart = ({ whole }: ShownFacts): ReportPart => {
  const counts = whole && stageCounts(whole);
  return {
    title: 'By current stage',
    columns: [word('Stage'), word('Leads'), { text: 'Share', value: 'Share (%)' }],
    rows: scale(
      counts === undefined
        ? []
        : leadStages.map((stage) => ({
            key: stage,
            cells: [word(stageWords[stage]), number(counts[stage]), share(counts[stage], whole?.leads ?? 0)],
            length: counts[stage],
            inner: null,
          })),
    ),
    chart: 'bars',
    legend: { bar: 'Leads', inner: null },
    shownColumns: [1],
    emptyText: noLeads,
  };
};

const overduePart = ({ overdue }: ShownFacts, now: Date): ReportPart => ({
  title: 'Overdue now',
  columns: [word('Person'), word('Leads'), { text: 'Longest overdue', value: 'Longest overdue (minutes)' }],
  rows: scale(
    overdue.map(({ assigneeUuid, personName, leads, sinceMs }) => ({
      key: assigneeUuid ?? 'nobody',
      cells: [
        word(assigneeUuid === null ? 'Unassigned' : (personName ?? 'Former colleague')),
        number(leads),
        time((now.getTime() - sinceMs) / minuteMs),
      ],
      length: leads,
      inner: null,
    })),
  ),
  chart: 'bars',
  legend: { bar: 'Overdue leads', inner: null },
  shownColumns: [1],
  emptyText: 'No leads are overdue.',
});

const lostPart = ({ leadsBy }: ShownFacts): ReportPart => {
  const total = leadsBy.lost.reduce((sum, { leads }) => sum + leads, 0);
  return {
    title: 'Lost, by reason',
    columns: [word('Reason'), word('Leads'), { text: 'Share', value: 'Share (%)' }],
    rows: scale(
      leadsBy.lost.map(({ key, leads }) => ({
        key,
        cells: [word(isLostReason(key) ? lostReasonWords[key] : key), number(leads), share(leads, total)],
        length: leads,
        inner: null,
      })),
    ),
    chart: 'bars',
    legend: { bar: 'Leads', inner: null },
    shownColumns: [1],
    emptyText: 'No lost leads in this period.',
  };
};

const builders: Readonly<Record<ReportPartName, (facts: ShownFacts, now: Date) => ReportPart>> = {
  answersByPerson: ({ answersBy }) =>
    answerPart(
      'By person',
      'Person',
      answersBy.person.map((group) => ({ ...group, name: group.personName ?? 'Former colleague' })),
    ),
  answersByHour: ({ answersBy }) => hourPart(answersBy.hour),
  answersBySource: ({ answersBy }) =>
    answerPart(
      'By source',
      'Source',
      answersBy.source.map((group) => ({ ...group, name: group.key })),
    ),
  leadsByStage: stagePart,
  leadsBySource: (facts) => leadPart('By source', 'Source', facts, facts.leadsBy.source, ({ key }) => key),
  leadsByCampaign: (facts) =>
    leadPart('By campaign', 'Campaign', facts, facts.leadsBy.campaign, ({ key }) => key || 'No campaign'),
  leadsByVehicle: (facts) =>
    leadPart('By vehicle', 'Vehicle', facts, facts.leadsBy.vehicle, ({ key, label }) =>
      key === '' ? 'No vehicle' : label || `Vehicle ${key}`,
    ),
  overdueNow: overduePart,
  lostByReason: lostPart,
};

export const buildReportPart = (name: ReportPartName, facts: ShownFacts, now: Date): ReportPart =>
  builders[name](facts, now);
