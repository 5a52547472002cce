import { type LeadEntry, leadFields, optInName } from './lead-fields.ts';

/** What is read of one text at most, in characters: more than any field may have, so that too much is seen as such. */
const maxReadLength = 8_000;

/** What was typed, by the names of the form; what is not there is empty. */
export const readLeadEntry = (textOf: (name: string) => string | null): LeadEntry => {
  const texts = Object.fromEntries(
    leadFields.map(({ key, name }) => [key, (textOf(name) ?? '').slice(0, maxReadLength)]),
  ) as Omit<LeadEntry, 'isOptedIn'>;
  const optIn = textOf(optInName);
  return { ...texts, isOptedIn: optIn === 'true' || optIn === 'on' };
};
