export type TextOrder = 'stop' | 'start';

const stopWords: readonly string[] = ['stop', 'stopall', 'unsubscribe', 'unsub', 'optout', 'cancel', 'end', 'quit'];
const startWords: readonly string[] = ['start', 'unstop'];
const polite = /\b(?:please|pls|thanks|thank you)\b/g;

/** Returns null for text with other words, such as 'stop by tomorrow'. Ignores case, punctuation and polite words. */
export const readTextOrder = (text: string): TextOrder | null => {
  const word = text
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(polite, '')
    .replaceAll(/[^a-z]/g, '');
  if (stopWords.includes(word)) return 'stop';
  return startWords.includes(word) ? 'start' : null;
};
