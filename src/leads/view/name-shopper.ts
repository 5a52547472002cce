import { cutText } from '#src/lib/text/cut-text.ts';
import type { CheckedLead } from '../rules/check-lead.ts';

/** What names don't have: the marks of addresses and headers, and a dot with letters right behind it, as in a domain. */
const notOfNames = /[^\p{L}\p{M}\p{N} .'’()&-]|(?<=\p{L}{2})\.(?=\S)/u;
/** Longest part of a name in a subject, in characters. */
const maxLength = 40;

const readName = (text: string): string => cutText(text.split(notOfNames, 1)[0] ?? '', maxLength).trim();

/** The shopper's name for the subject of a mail, as far as it reads like a name: a subject must not say what a stranger wants it to. */
export const nameShopper = ({ firstName, lastName }: Pick<CheckedLead, 'firstName' | 'lastName'>): string =>
  [firstName, lastName ?? '']
    .map(readName)
    .filter((part) => part !== '')
    .join(' ') || 'somebody';
