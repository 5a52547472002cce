import { decodeEntities } from './decode-entities.ts';

/** Strips tags and returns the text on one line. */
export const readText = (markup: string): string =>
  decodeEntities(markup.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
