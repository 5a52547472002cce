import { findPhones } from '#src/lib/phones/find-phones.ts';
import { trimEdges } from '../cells/read-sale-mark.ts';
import { findStaffNote } from '../staff-notes.ts';

const notes: readonly RegExp[] = [
  /\b(?:[Rr]ing|[Cc]all|[Aa]sk) [A-Z][a-z]+\b|\b(?:RING|CALL|ASK) [A-Z]{3,}\b/,
  /\b(?:(?:[Ee]x|[Oo]ff|[Ff]rom) )?(?:(?:Mrs?|Ms)\.? [A-Z][a-z]+|MRS\.? [A-Z]{2,})/,
  /\b(?!Driver|Collector|Founder|Owner|Men|Women|Levi)[A-Z][a-z]+['’]s(?=\W*$| (?:old )?(?:trade|car|one)\b)/,
  /\$ ?\d/,
  /\btrade[ -]?ins?\b|\btrade(?=\s*\))/i,
];

const invitation = /\b(?:ring|call|ask|see|phone|text|contact|ph|mob|mobile)\b[:.]?(?: [a-z’'.]+){0,3} $/i;

const findPhoneNote = (cell: string): number | undefined => {
  const [phone] = findPhones(cell);
  if (phone === undefined) return undefined;
  const start = cell.slice(0, phone.index).search(invitation);
  return start === -1 ? phone.index : start;
};

const separator = /\s[-–—]|[([{|;,*]/g;
const closing = /[)\]}]/;
/**
 * Maximum number of words between a separator and a note that belong to the note, such as the name in '- Bev Lucas 0491
 * 570 159'.
 */
const mostWordsBefore = 2;

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Fields of a vehicle's name that can contain notes, by their names in the specification. */
export const notedFields: ReadonlySet<string> = new Set(['model', 'badge', 'series', 'name']);

const longestNote = 60;

export const explainCutNote = (note: string): string =>
  `has ${JSON.stringify(note.slice(0, longestNote))}, which looks like a note to your staff; it's left out`;

interface Cut {
  readonly from: number;
  readonly to: number;
}

const findCut = (cell: string, at: number): Cut => {
  const before = [...cell.slice(0, at).matchAll(separator)].at(-1);
  if (before === undefined) return { from: at, to: cell.length };
  const isBracket = /[([{]/.test(before[0]);
  const close = cell.slice(at).search(closing);
  const isOpen = isBracket && !closing.test(cell.slice(before.index, at));
  if (isOpen) return { from: before.index, to: close === -1 ? cell.length : at + close + 1 };
  const words = countWords(cell.slice(before.index + before[0].length, at));
  return { from: words > mostWordsBefore ? at : before.index, to: cell.length };
};

export interface CutNote {
  readonly note: string;
  readonly rest: string;
}

export const cutStaffNote = (cell: string): CutNote | undefined => {
  const starts = [
    findPhoneNote(cell),
    findStaffNote(cell),
    ...notes.map((pattern) => pattern.exec(cell)?.index),
  ].filter((index) => index !== undefined);
  if (starts.length === 0) return undefined;
  const { from, to } = findCut(cell, Math.min(...starts));
  const rest = [cell.slice(0, from), cell.slice(to)].map(trimEdges).join(' ').trim();
  return { note: trimEdges(cell.slice(from, to)), rest };
};
