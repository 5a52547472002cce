import { shortWeekdayNames } from '../../../../src/locations/rules/weekday-names.ts';
import { readTime } from './hours-time.ts';

export const lunch = 'lunch';

/** What people write, and the words that replace it for `readWeek`, in order of replacement. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[\s()[\]]+/g, ' '],
  [/[\u2010-\u2015]/g, '-'],
  [/\b([ap])\.?m\b\.?/g, '$1m'],
  [/(\d) ?([ap])m?\b/g, '$1$2m'],
  [/\b(?:12 ?)?(?:noon|midday)\b/g, '12pm'],
  [/\bhalf ?-?past (\d{1,2})/g, '$1:30'],
  [/\bquarter ?-?past (\d{1,2})/g, '$1:15'],
  [/(\d) ?o'?clock\b/g, '$1'],
  [/\b(?:weekdays?|m ?- ?f)\b/g, 'mon-fri'],
  [/\bweekends?\b/g, 'sat-sun'],
  [/\b(?:(?:7|seven) days(?: (?:a|per) week)?|every ?day|daily)\b/g, 'mon-sun'],
  [/\b(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|r|rs|ur)?(?:days?)?\b\.?/g, '$1'],
  [/\b(?:by )?(?:appointment|appt)\b\.?(?: only)?/g, 'appointment'],
  [/\bclosed ?(?:-|or|but|except|unless)? ?(?:open )?appointment\b/g, 'appointment'],
  [/\b(?:open|from|hours|hrs|on|we're)\b|:(?!\d)/g, ' '],
  [/\b(?:until|till?|to)\b/g, '-'],
  [/\bbetween (\d[\d:.]*(?:am|pm)?) and\b/g, '$1 -'],
  [/\b(?:and )?then\b|\band\b|\+/g, '&'],
  [/\b(?:(?:closed|closing|with|less|minus|except|but not) )?(?:for )?(?:a )?lunch(?: ?break)?(?: closed)?\b/g, lunch],
  [/\bclosed(?= ?\d[\d:.]*(?:am|pm)? ?-)/g, lunch],
  [/[;|/]/g, ','],
];

export const weekdays = shortWeekdayNames.map((name) => name.toLowerCase());
export const weekdayNumbers: ReadonlyMap<string, number> = new Map(weekdays.map((name, weekday) => [name, weekday]));

export const statuses: ReadonlyMap<string, string> = new Map([
  ['closed', 'Closed'],
  ['appointment', 'By appointment only'],
]);

const findTokens = /[a-z]+|\d[\d:.]*(?:am|pm)?|[-&,]|\S/g;

export const listTokens = (text: string): readonly string[] =>
  spellings.reduce((written, [spelling, word]) => written.replaceAll(spelling, word), text).match(findTokens) ?? [];

const isKnown = (token: string): boolean =>
  ['-', '&', ',', lunch].includes(token) ||
  weekdayNumbers.has(token) ||
  statuses.has(token) ||
  readTime(token) !== undefined;

export const listUnreadWords = (tokens: readonly string[]): readonly string[] =>
  tokens
    .map((token) => (isKnown(token) ? '\n' : token))
    .join(' ')
    .split('\n')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const publicHolidays = /public holiday/;
const singleDays = /holiday|eve|\bday\b|christmas|easter|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

export const describeUnreadWords = (words: readonly string[]): string => {
  const cannot = `We can't read ${words.map((word) => `'${word}'`).join(', ')}.`;
  if (words.some((word) => publicHolidays.test(word)))
    return `${cannot} Write 'closed' or 'as usual', or give one opening and one closing time, such as public holidays 10-2.`;
  return words.some((word) => singleDays.test(word))
    ? `${cannot} Leave out hours for single dates: you can add them later under places.specialHours in site.yaml.`
    : cannot;
};
