import {
  type LeadEntry,
  type LeadTextKey,
  leadFieldKeys,
  leadFieldTable,
  maxSentLength,
  optInName,
  termsName,
} from './lead-fields.ts';

/** What is read of a list at most: more than any site offers. */
const maxReadItems = 50;

const isTicked = (text: string | undefined): boolean => text === 'true' || text === 'on';

/** What was typed, by the names of the form; what is not there is empty. */
export const readLeadEntry = (textsOf: (name: string) => readonly string[]): LeadEntry => {
  const textOf = (key: LeadTextKey): string =>
    (textsOf(leadFieldTable[key].name)[0] ?? '').slice(0, maxSentLength(leadFieldTable[key]));
  const keys = leadFieldKeys.filter((key): key is LeadTextKey => key !== 'additionalServices');
  return {
    ...(Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Readonly<Record<LeadTextKey, string>>),
    additionalServices: textsOf(leadFieldTable.additionalServices.name).slice(0, maxReadItems),
    isOptedIn: isTicked(textsOf(optInName)[0]),
    isAgreed: isTicked(textsOf(termsName)[0]),
  };
};
