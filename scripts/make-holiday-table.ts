import { writeFileSync } from 'node:fs';
import { listHolidayLines } from './holidays/list-holiday-lines.ts';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';

// Run it after an update of date-holidays, and once a year to add a year.
answerHelp(
  formatUsage({
    summary: 'Writes src/locations/rules/hours/public-holiday-table.ts from the npm package date-holidays.',
    calls: ['npx node scripts/make-holiday-table.ts'],
    example: 'npx node scripts/make-holiday-table.ts',
  }),
);

const lines = listHolidayLines();
const text = `/*
 * Public holidays: the states that keep one on the same days, the hour that one of part of a day begins, its name, its
 * days. Made by scripts/make-holiday-table.ts from the npm package date-holidays, which is too large to travel and to
 * start with.
 */

/** A line a holiday: 'NT SA|19:00|Christmas Eve|2026-12-24 2027-12-24'. */
export const publicHolidayTable = \`
${lines.join('\n')}
\`;
`;
writeFileSync('src/locations/rules/hours/public-holiday-table.ts', text);
console.log(`${lines.length} holidays written.`);
