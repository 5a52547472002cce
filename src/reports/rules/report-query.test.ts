import { expect, it } from 'vitest';
import { parseReportPart, parseReportQuery, reportNames, reportParts } from './report-query.ts';

it.each(['', 'report=none&days=31', 'report=&days=x', 'days=30.0'])('ignores what it can’t read in %j', (search) =>
  expect(parseReportQuery(new URLSearchParams(search))).toEqual({ report: 'answers', days: 30 }),
);

it('reads a report and a period', () => {
  expect(parseReportQuery(new URLSearchParams('report=leads&days=365'))).toEqual({ report: 'leads', days: 365 });
});

it('reads the part of a file', () => {
  for (const report of reportNames) {
    for (const part of reportParts[report]) {
      expect(parseReportPart(new URLSearchParams({ part }))).toBe(part);
    }
  }
  expect(parseReportPart(new URLSearchParams('part=toString'))).toBe('answersByPerson');
});
