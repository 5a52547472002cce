/** What an answer about hours says about public holidays. */
export interface WrittenHolidays {
  /** Undefined if the answer doesn't say. */
  readonly all: 'closed' | 'asUsual' | undefined;
  /** Names of single holidays on which the yard is closed. */
  readonly closedOn: readonly string[];
}

const anyHoliday = String.raw`(?:all )?(?:public|bank) ?(?:holidays?|hols?)\b\.?`;

const names: readonly (readonly [name: string, pattern: string])[] = [
  ['Christmas Day', '(?:christmas|xmas)(?: day)?'],
  ['Boxing Day', 'boxing day'],
  ["New Year's Day", "new year'?s day"],
  ['Good Friday', 'good friday'],
  ['Easter Sunday', 'easter sunday'],
  ['Easter Monday', 'easter monday'],
  ['Anzac Day', 'anzac day'],
  ['Australia Day', 'australia day'],
];

const joined = String.raw`(?:\s*(?:,|&|\+|\band\b))?\s*`;
const closing = 'closed|except(?: for)?|excluding|excl\\.?|but not|not|apart from|other than';
/** Hours after a holiday are that day's own, which a week can't hold. */
const withoutHours = String.raw`(?!\s*:?\s*(?:\d|by\b|appointment|open))`;

/** Removes what `pattern` finds, wherever the words before or after it say 'closed'. */
const removeClosed = (text: string, pattern: string): string =>
  text
    .replace(new RegExp(`(^|,|;)\\s*(?:on )?${pattern}\\s*:?\\s*(?:are |is )?closed\\b`), '')
    .replace(new RegExp(`\\s*(?:&|\\+|\\band) (?:on )?${pattern}\\s*:?\\s*(?:are |is )?closed\\b`), ' closed')
    .replace(new RegExp(`(\\b(?:${closing})\\b[^\\d;]*?)${joined}(?:on )?${pattern}(?![a-z])${withoutHours}`), '$1 ');

/** Removes a 'closed' or 'except' that no day is left for, at the end of the text or of its part. */
const removeOrphans = (text: string): string =>
  text.replaceAll(new RegExp(`(^|[,;&]|\\band|\\bbut|\\d(?:[ap]\\.?m\\.?)?)\\s*(?:${closing})[\\s,&.]*$`, 'g'), '$1');

/** Takes what's said about public holidays out of hours in lower case. What can't be read stays in the rest. */
export const readHolidays = (text: string): { readonly holidays: WrittenHolidays; readonly rest: string } => {
  const asUsual = text
    .replace(new RegExp(`(?:,\\s*)?\\b(?:and )?(?:including|incl\\.?|open(?: on)?) ${anyHoliday}${withoutHours}`), ' ')
    .replace(new RegExp(`(?:^|,)\\s*${anyHoliday}\\s*:?\\s*(?:as usual|usual hours|normal hours|open)(?! *\\d)`), ' ');
  const closed = removeClosed(asUsual, anyHoliday);
  const found = names.reduce<{ readonly rest: string; readonly closedOn: readonly string[] }>(
    ({ rest, closedOn }, [name, pattern]) => {
      const without = removeClosed(rest, pattern);
      return { rest: without, closedOn: without === rest ? closedOn : [...closedOn, name] };
    },
    { rest: closed, closedOn: [] },
  );
  const ifClosed = closed === asUsual ? undefined : 'closed';
  const all = asUsual === text ? ifClosed : 'asUsual';
  return {
    holidays: { all, closedOn: found.closedOn },
    rest: found.rest === text ? text : removeOrphans(found.rest),
  };
};

const inWords = { closed: 'public holidays closed', asUsual: 'public holidays as usual' } as const;

/** Returns parts of an answer that `readHolidays` reads as the same holidays. */
export const writeHolidays = ({ all, closedOn }: WrittenHolidays): readonly string[] => [
  ...(all === undefined ? [] : [inWords[all]]),
  ...(closedOn.length === 0 ? [] : [`closed ${closedOn.join(' and ')}`]),
];
