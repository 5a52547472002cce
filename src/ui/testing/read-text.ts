import { decodeEntities } from './decode-entities.ts';

/** Strips tags, decodes entities and returns the text on one line. */
export const readText = (markup: string): string =>
  decodeEntities(markup.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
