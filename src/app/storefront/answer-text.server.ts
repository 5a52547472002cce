import { RecentMap } from '#src/lib/recent-map.ts';
import { noteText, readText, writeText } from '#src/lib/view-text.ts';

export type AnswerText =
  | { readonly kind: 'whole'; readonly text: string }
  | { readonly kind: 'shared'; readonly text: string }
  /**
   * Each card is a separate string, because other results contain the same cards. In `text`, the list of cards is empty
   * and comes last.
   */
  | { readonly kind: 'listing'; readonly text: string; readonly cards: readonly string[] };

interface Listing {
  readonly view: { readonly cards: readonly object[] };
}

const isListing = (answer: object): answer is Listing =>
  'view' in answer &&
  typeof answer.view === 'object' &&
  answer.view !== null &&
  'cards' in answer.view &&
  Array.isArray(answer.view.cards);

const listEnd = ']}}';

export const writeAnswer = (answer: object, { isShared }: { readonly isShared: boolean }): AnswerText => {
  if (isShared) return { kind: 'shared', text: writeText(answer) };
  if (!isListing(answer)) return { kind: 'whole', text: writeText(answer) };
  const {
    view: { cards, ...view },
    ...rest
  } = answer;
  const text = JSON.stringify({ ...rest, view: { ...view, cards: [] } });
  return { kind: 'listing', text, cards: cards.map(writeText) };
};

/**
 * Recently parsed cards and other shared objects. In each thread, 500 cards and their remembered HTML take about 10 MB.
 */
const shared = new RecentMap<string, object>(500);

const readShared = (text: string): object => {
  const known = shared.get(text);
  if (known !== undefined) return known;
  const value = readText(text) as object;
  shared.set(text, value);
  return value;
};

const joinListing = (text: string, cards: readonly string[]): string =>
  `${text.slice(0, -listEnd.length)}${cards.join(',')}${listEnd}`;

/** A recent card gets the same object each time, so that its cached HTML can be used again. */
export const readAnswer = (answer: AnswerText): object => {
  if (answer.kind === 'whole') return readText(answer.text) as object;
  if (answer.kind === 'shared') return readShared(answer.text);
  const { text, cards } = answer;
  const listing = JSON.parse(text) as Listing;
  const whole = { ...listing, view: { ...listing.view, cards: cards.map(readShared) } };
  noteText(whole, joinListing(text, cards));
  return whole;
};
