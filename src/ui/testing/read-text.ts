import { decodeEntities } from './decode-entities.ts';

/** Markup as a shopper reads it: without tags, in one line. */
export const readText = (markup: string): string =>
  decodeEntities(markup.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
