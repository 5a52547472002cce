import { describe, expect, it } from 'vitest';
import { reportParts } from '../rules/report-query.ts';
import { buildReportCsv } from './build-report-csv.ts';
import { buildReportPart, type ShownFacts } from './build-report-part.ts';
import { buildReportsView } from './build-reports-view.ts';
import { describeMinutes } from './describe-minutes.ts';

const now = new Date('2026-11-29T00:00:00Z');

const counted = (key: string, leads: number, sold = 0, label = '') => ({
  key,
  label,
  leads,
  contacted: 0,
  appointment: 0,
  testDrive: 0,
  offer: 0,
  sold,
  lost: 0,
});

const none: ShownFacts = {
  whole: undefined,
  answers: undefined,
  overdue: [],
  answersBy: { person: [], hour: [], source: [] },
  leadsBy: { source: [], campaign: [], vehicle: [], lost: [] },
};

const cellsOf = (part: ReturnType<typeof buildReportPart>) =>
  part.rows.map(({ cells }) => cells.map(({ text }) => text));

describe('the parts of the reports', () => {
  it('shows the median and the 90th percentile of each person, with bars of the longest', () => {
    const quick = { key: '1', personName: 'Ann', buckets: new Map([[8, 10]]) };
    const slow = {
      key: '2',
      personName: null,
      buckets: new Map([
        [8, 1],
        [28, 1],
      ]),
    };
    const part = buildReportPart(
      'answersByPerson',
      { ...none, answersBy: { ...none.answersBy, person: [quick, slow] } },
      now,
    );
    expect(cellsOf(part)).toEqual([
      ['Ann', '10', '4 min', '4 min'],
      ['Former colleague', '2', '4 min', '2.3 h'],
    ]);
    expect(part.rows.map(({ bar, innerBar }) => [bar, innerBar])).toEqual([
      [3.1, 3.1],
      [100, 3.1],
    ]);
  });

  it('shows all 24 hours of a day', () => {
    const noon = { key: '12', personName: null, buckets: new Map([[0, 1]]) };
    const part = buildReportPart('answersByHour', { ...none, answersBy: { ...none.answersBy, hour: [noon] } }, now);
    expect(part.rows.map(({ cells }) => cells[0]?.text)).toHaveLength(24);
    expect(cellsOf(part)[12]).toEqual(['12 pm', '1', '1 min', '1 min']);
    expect(cellsOf(part)[0]).toEqual(['12 am', '0', '–', '–']);
  });

  it('adds up the groups that it doesn’t list', () => {
    const facts = {
      ...none,
      whole: counted('', 10, 4),
      leadsBy: { ...none.leadsBy, vehicle: [counted('7', 5, 1, '2022 Mazda CX-5'), counted('', 2)] },
    };
    const part = buildReportPart('leadsByVehicle', facts, now);
    expect(part.rows.map(({ cells }) => [cells[0]?.text, cells[1]?.text, cells.at(-1)?.text])).toEqual([
      ['2022 Mazda CX-5', '5', '20.0%'],
      ['No vehicle', '2', '0.0%'],
      ['All others', '3', '100.0%'],
    ]);
  });

  it('names reasons, and says who has how much overdue for how long', () => {
    const lost = [counted('price', 3), counted('noAnswer', 1)];
    expect(cellsOf(buildReportPart('lostByReason', { ...none, leadsBy: { ...none.leadsBy, lost } }, now))).toEqual([
      ['Price', '3', '75.0%'],
      ['No answer', '1', '25.0%'],
    ]);
    const overdue = [{ assigneeUuid: null, personName: null, leads: 2, sinceMs: now.getTime() - 90 * 60_000 }];
    expect(cellsOf(buildReportPart('overdueNow', { ...none, overdue }, now))).toEqual([['Unassigned', '2', '1.5 h']]);
  });

  it('writes minutes and percent as numbers in a file, and no formula of a shopper', () => {
    const buckets = new Map([[8, 1]]);
    const source = [{ key: '=cmd()', personName: null, buckets }];
    const part = buildReportPart('answersBySource', { ...none, answersBy: { ...none.answersBy, source } }, now);
    expect(buildReportCsv(part)).toBe(
      "Source,Replied to,Median (minutes),90% within (minutes)\r\n'=cmd(),1,4.4,4.4\r\n",
    );
  });
});

describe('the page of the reports', () => {
  const around = {
    now,
    hrefOf: ({ report, days }: { report: string; days: number }) => `?report=${report}&days=${days}`,
    csvHrefOf: (part: string, days: number) => `csv?part=${part}&days=${days}`,
  };

  it('keeps the period from report to report, and the report from period to period', () => {
    const view = buildReportsView(none, { report: 'leads', days: 90 }, around);
    expect(view.reports.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      ['?report=answers&days=90', false],
      ['?report=leads&days=90', true],
      ['?report=attention&days=90', false],
    ]);
    expect(view.periods.find(({ isCurrent }) => isCurrent)?.href).toBe('?report=leads&days=90');
    expect(view.parts.map(({ name, csvHref }) => [name, csvHref])).toEqual(
      reportParts.leads.map((part) => [part, `csv?part=${part}&days=90`]),
    );
  });

  it('shows a site without leads', () => {
    const view = buildReportsView(none, { report: 'answers', days: 7 }, around);
    expect(view.figures.map(({ text }) => text)).toEqual(['0', '–', '–', '–', '–', '0']);
    expect(view.parts.every(({ rows }) => rows.length === 0)).toBe(true);
  });

  it.each([
    [null, '–'],
    [1.09, '1 min'],
    [59.4, '59 min'],
    [59.6, '1.0 h'],
    [90, '1.5 h'],
    [1438, '1.0 days'],
  ])('describes %s minutes as %s', (minutes, text) => expect(describeMinutes(minutes)).toBe(text));
});
