/** What a text message asks for besides its words: no more messages, or messages again. */
export type TextOrder = 'stop' | 'start';

const stopWords: readonly string[] = ['stop', 'stopall', 'unsubscribe', 'unsub', 'optout', 'cancel', 'end', 'quit'];
const startWords: readonly string[] = ['start', 'unstop'];
const polite = /\b(?:please|pls|thanks|thank you)\b/g;

/** Null for any other text. Longer sentences are for people to read: 'stop by tomorrow' asks for something else. */
export const readTextOrder = (text: string): TextOrder | null => {
  const word = text
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(polite, '')
    .replaceAll(/[^a-z]/g, '');
  if (stopWords.includes(word)) return 'stop';
  return startWords.includes(word) ? 'start' : null;
};
