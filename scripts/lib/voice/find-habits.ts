export interface VoiceFault {
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

interface Habit {
  readonly pattern: RegExp;
  readonly instead: string;
}

const habits: readonly Habit[] = [
  { pattern: /\b(?:by itself|by themselves)\b/i, instead: 'automatically' },
  { pattern: /(?<!\bnot )\bany more\b/i, instead: 'no longer' },
  { pattern: /\btelephon/i, instead: 'phone or call' },
  { pattern: /\b(?:the|its|their|by) makers?\b/i, instead: 'manufacturer' },
  { pattern: /\bmend(?:ed|ing|s)?\b/i, instead: 'repair or fix' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, or name them' },
  { pattern: /\bstand(?:s|ing)? (?:beside|below)\b/i, instead: 'is shown with, is below' },
  { pattern: /\bmay (?:I|we)\b/i, instead: 'can I, can we' },
  { pattern: /\bgood for \d+ (?:second|minute|hour|day)s?\b/i, instead: 'expires in' },
  { pattern: /\bfree again\b/i, instead: 'available again' },
  { pattern: /\bgoes? back to (?:your|the) card\b/i, instead: 'we refund it' },
  { pattern: /\breckon(?:ed|ing|s)?\b/i, instead: 'work out' },
  { pattern: /\bbinds you\b/i, instead: 'no obligation' },
  { pattern: /\bnobody knows\b/i, instead: 'what the reader can do' },
  { pattern: /\bworking days?\b/i, instead: 'business day' },
  { pattern: /\banother \w+ than\b/i, instead: 'a different … from' },
  { pattern: /\bspeaks? of\b/i, instead: 'mentions' },
  { pattern: /\bsays? nothing of\b/i, instead: 'isn’t about' },
  { pattern: /\bnames no\b/i, instead: 'doesn’t name' },
  { pattern: /\bwebsite team\b/i, instead: 'the people who run your website' },
  {
    pattern: /\b(?:can ?not|do not|does not|did not|is not|are not|was not|will not|have not|has not)\b/,
    instead: 'a contraction',
  },
  { pattern: /\b[Ii]t (?:is|will) (?=\w)/, instead: 'it’s, it’ll' },
  {
    pattern: /\b(?:[Ww]e|[Yy]ou|[Tt]hey) (?:are|will|have (?:been|already|just)) (?=\w)/,
    instead: 'we’re, you’ll, they’ve',
  },
];

const setPhrases =
  /(?:This|It) is not a (?:tax invoice|contract of sale)|(?:[Ii]t is|[Tt]hey are) not an approval or an offer of credit|do not include registration/g;

export const findHabits = (text: string): readonly VoiceFault[] =>
  text
    .replaceAll(setPhrases, '')
    .split('\n')
    .flatMap((words, index) =>
      habits.flatMap(({ pattern, instead }) => {
        const found = pattern.exec(words)?.[0];
        return found === undefined ? [] : [{ line: index + 1, found, instead }];
      }),
    );
