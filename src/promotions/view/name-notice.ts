import { hashText } from '#src/lib/hash-text.ts';

/** A short name for what a notice says: a browser that remembers it as closed shows other words again. @spec L4.28 */
export const nameNotice = (...words: readonly string[]): string => hashText(words.join('\n')).toString(36);
