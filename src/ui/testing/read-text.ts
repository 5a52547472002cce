import { decodeEntities } from './decode-entities.ts';

export const readText = (markup: string): string =>
  decodeEntities(markup.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
