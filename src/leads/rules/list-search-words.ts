import type { Lead } from './lead.ts';

const maxWords = 60;
const maxWordLength = 60;
const separators = /[^\p{L}\p{N}@._+-]+/u;
const accents = /\p{M}/gu;

const normalise = (text: string): string => text.normalize('NFKD').replaceAll(accents, '').toLowerCase();

/** Staff type and read national numbers, so '+61412345678' becomes '0412345678'. */
const toNationalDigits = (phone: string): string =>
  phone
    .replaceAll(/[\s()-]/g, '')
    .replace(/^(?:\+|0011)?61(?=[2-478]\d{8}$)/, '0')
    .replace(/^\+/, '');

const splitWords = (text: string): readonly string[] => normalise(text).split(separators);

/** Lets 'acme' find 'jo@acme.com.au', and 'abc123' find 'ABC-123'. */
const addParts = (word: string): readonly string[] =>
  /[@._+-]/.test(word)
    ? [word, word.slice(word.indexOf('@') + 1), word.replaceAll(/[._+-]/g, ''), ...word.split(/[@._+-]/)]
    : [word];

type SearchedLead = Pick<Lead, 'firstName' | 'lastName' | 'email' | 'phone' | 'rego' | 'vehicle'>;

export const listLeadWords = ({
  firstName,
  lastName,
  email,
  phone,
  rego,
  vehicle,
}: SearchedLead): readonly string[] => {
  const texts = [firstName, lastName, email, rego, rego?.replaceAll(/\s/g, ''), vehicle?.title, vehicle?.stockNumber];
  const words = [
    toNationalDigits(phone),
    ...texts.flatMap((text) => (text === null || text === undefined ? [] : splitWords(text).flatMap(addParts))),
  ];
  return [...new Set(words.filter((word) => word !== '').map((word) => word.slice(0, maxWordLength)))].slice(
    0,
    maxWords,
  );
};

const marks = '._+-';

const trimMarks = (word: string): string => {
  let [start, end] = [0, word.length];
  while (start < end && marks.includes(word.charAt(start))) start += 1;
  while (end > start && marks.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
};

const maxSearchWords = 6;
const phonePattern = /^[\d\s()+-]{3,24}$/;

/** A lead matches if each of these words is the start of one of the lead's words. */
export const listSearchWords = (typed: string): readonly string[] => {
  const text = typed.slice(0, 200);
  if (phonePattern.test(text)) return [toNationalDigits(text)].filter((word) => word !== '');
  const words = splitWords(text).map((word) => trimMarks(word.slice(0, maxWordLength)));
  return words.filter((word) => word !== '').slice(0, maxSearchWords);
};
