import type { HoursPeriod } from '../../../../src/sites/model/site-location.ts';
import { listTokens, listUnreadWords } from './hours-tokens.ts';
import { readWeek, UnreadHoursError } from './read-week.ts';

type Kind = 'closed' | 'asUsual' | HoursPeriod;

export interface WrittenHolidays {
  readonly all: Kind | undefined;
  readonly closedOn: readonly string[];
}

interface Reading {
  readonly holidays: WrittenHolidays;
  readonly rest: string;
}

const signs: readonly (readonly [name: string, spelling: RegExp, sign: string])[] = [
  ['public holidays', /\b(?:(?:all )?(?:public|bank|pub) ?(?:holidays?|hols?)|phs?|p\.h)\b\.?/g, '@public'],
  ['Christmas Day', /\b(?:christmas|xmas)(?: day)?\b(?! eve)/g, '@christmas'],
  ['Boxing Day', /\bboxing day\b/g, '@boxing'],
  ["New Year's Day", /\bnew year'?s day\b/g, '@newyear'],
  ['Good Friday', /\bgood friday\b/g, '@goodfriday'],
  ['Easter Sunday', /\beaster sunday\b/g, '@eastersunday'],
  ['Easter Monday', /\beaster monday\b/g, '@eastermonday'],
  ['Anzac Day', /\banzac day\b/g, '@anzac'],
  ['Australia Day', /\baust(?:ralia)?\.? day\b/g, '@australia'],
];
const publicSign = '@public';

const closingOrTime = /\b(?:closed|except|excluding|excl|not|apart from|other than)\b|\d|;/g;
/** Matches the start of hours that follow a holiday's name. */
const ownHours = /^ ?:? ?(?:\d|by\b|appointment|open)/;
const closedAfter = /^ ?:? ?(?:are |is )?closed\b/;
const usualBefore = /(?:, ?)?(?:\band )?\b(?:including|incl\.?|open(?: on)?) $/;
const usualAfter = /^ ?:? ?(?:as usual|usual hours|normal hours|open)\b(?! ?\d)/;
const partStart = /(?:^|[,;]) ?$/;
const joinBefore = /(?: ?(?:,|&|\+|\band\b))? ?(?:on |for )?$/;
const andBefore = /(?: ?(?:&|\+)| \band) ?(?:on )?$/;

const isClosing = (text: string): boolean => /^[a-z]/.test(text.match(closingOrTime)?.at(-1) ?? '');

const hoursEnd = /[,;)]|\b(?:closed|except|excluding|excl|but|not|apart|other)\b/;
const moreHours = /^[,;)\s]*\d/;

const readHolidayHours = (after: string): { readonly period: HoursPeriod; readonly rest: string } | undefined => {
  const end = after.search(hoursEnd);
  const written = end === -1 ? after : after.slice(0, end);
  const rest = end === -1 ? '' : after.slice(end);
  const tokens = listTokens(`mon ${written}`);
  if (listUnreadWords(tokens).length > 0 || moreHours.test(rest)) return undefined;
  try {
    const [monday, ...others] = readWeek(tokens).filter((day) => day !== undefined);
    const [period, second] = monday?.periods ?? [];
    return period === undefined || second !== undefined || others.length > 0 ? undefined : { period, rest };
  } catch (error) {
    if (error instanceof UnreadHoursError) return undefined;
    throw error;
  }
};

const dayAndBefore = /\b((?:sun|mon|tue|wed|thu|fri|sat)[a-z]*|weekends?)(?: ?(?:&|\+)| and) ?$/;

/** Reads a holiday's hours from the text before and after its name, and removes the words that it read. */
const readSign = (
  sign: string,
  before: string,
  after: string,
): { readonly kind: Kind; readonly before: string; readonly after: string } | undefined => {
  if (sign === publicSign && partStart.test(before) && usualAfter.test(after)) {
    return { kind: 'asUsual', before, after: after.replace(usualAfter, '') };
  }
  if (closedAfter.test(after)) {
    return andBefore.test(before)
      ? { kind: 'closed', before: `${before.replace(andBefore, '')} `, after }
      : { kind: 'closed', before, after: after.replace(closedAfter, '') };
  }
  const hours = sign === publicSign ? readHolidayHours(after) : undefined;
  if (hours !== undefined) {
    // In 'Sundays & PH 10-2', the hours are for both.
    if (dayAndBefore.test(before)) return { kind: hours.period, before: `${before.replace(andBefore, '')} `, after };
    return { kind: hours.period, before: `${before.replace(joinBefore, '')}, `, after: hours.rest };
  }
  if (ownHours.test(after)) return undefined;
  if (sign === publicSign && usualBefore.test(before)) {
    return { kind: 'asUsual', before: `${before.replace(usualBefore, '')} `, after };
  }
  return isClosing(before) ? { kind: 'closed', before: `${before.replace(joinBefore, '')} `, after } : undefined;
};

const addHoliday = ({ all, closedOn }: WrittenHolidays, sign: string, kind: Kind): WrittenHolidays => {
  const name = signs.find(([, , other]) => other === sign)?.[0];
  return sign === publicSign || name === undefined ? { all: kind, closedOn } : { all, closedOn: [...closedOn, name] };
};

const onlyClosing = /^(?:and |but )?(?:closed|except(?: for)?|excluding|excl\.?|but not|not|apart from|other than)$/;
const exceptAtEnd = / (?:and |but )?(?:except(?: for)?|excluding|excl\.?|but not|not|apart from|other than)$/;
const closedAfterTime = /(\d[apm.]{0,4})(?: ?&| and)? closed$/;

const removeOrphans = (text: string): string =>
  text
    .split(',')
    .map((part) => part.trim().replace(exceptAtEnd, '').replace(closedAfterTime, '$1'))
    .filter((part) => part !== '' && !onlyClosing.test(part))
    .join(', ');

const spellOut = (text: string): string =>
  signs.reduce((written, [name, , sign]) => written.replaceAll(sign, name.toLowerCase()), text);

/** Reads the parts about public holidays from a text about hours. Expects lower case. */
export const readHolidays = (text: string): Reading => {
  const signed = signs.reduce(
    (written, [, spelling, sign]) => written.replaceAll(spelling, sign),
    text.replaceAll(/\s+/g, ' '),
  );
  const [start = '', ...pieces] = signed.split(/(?=@)/);
  const none: WrittenHolidays = { all: undefined, closedOn: [] };
  const first = start.startsWith('@') ? { rest: '', pieces: [start, ...pieces] } : { rest: start, pieces };
  const { holidays, rest } = first.pieces.reduce<Reading>(
    (reading, piece) => {
      const [sign = ''] = /^@[a-z]*/.exec(piece) ?? [];
      const after = piece.slice(sign.length);
      const read = readSign(sign, reading.rest, after);
      if (read === undefined) return { holidays: reading.holidays, rest: reading.rest + piece };
      return { holidays: addHoliday(reading.holidays, sign, read.kind), rest: read.before + read.after };
    },
    { holidays: none, rest: first.rest },
  );
  const isRead = holidays.all !== undefined || holidays.closedOn.length > 0;
  return { holidays, rest: spellOut(isRead ? removeOrphans(rest) : rest) };
};

const inWords = { closed: 'public holidays closed', asUsual: 'public holidays as usual' } as const;

const writeAll = (all: Kind): string =>
  typeof all === 'string' ? inWords[all] : `public holidays ${all.open}-${all.close}`;

export const writeHolidays = ({ all, closedOn }: WrittenHolidays): readonly string[] => [
  ...(all === undefined ? [] : [writeAll(all)]),
  ...(closedOn.length === 0 ? [] : [`closed ${closedOn.join(' and ')}`]),
];
