import { z } from 'zod';
import type { ProposedMapping } from '../../../src/stock-import/rules/mapping/propose-mapping.ts';
import type { Prompt } from '../../site/new/ask.ts';
import type { Pairs } from './map-answers.ts';

type AskedYards = Pick<ProposedMapping, 'guessedYards' | 'unknownYards'>;

export const askYards = async (
  prompt: Prompt,
  { guessedYards, unknownYards }: AskedYards,
  locationSlugs: readonly string[],
): Promise<Pairs> => {
  const names = [...unknownYards, ...Object.keys(guessedYards)];
  if (names.length === 0 || locationSlugs.length < 2) return {};
  prompt.say(`  ${locationSlugs.map((slug, at) => `${at + 1} ${slug}`).join(', ')}`);
  const toSlug = (typed: string): string => locationSlugs[Number(typed) - 1] ?? typed;
  const location = z
    .string()
    .trim()
    .transform(toSlug)
    .refine((slug) => locationSlugs.includes(slug))
    .meta({ allowed: `a number from 1 to ${locationSlugs.length}` });
  const yards: Record<string, string> = {};
  for (const name of names) {
    const guessed = guessedYards[name];
    // If other yards take all locations but one, the remaining location is the likely answer.
    const free = locationSlugs.filter((slug) => !Object.values({ ...guessedYards, ...yards }).includes(slug));
    const fallback = guessed ?? (free.length === 1 ? free[0] : undefined);
    const question = `Which yard is "${name}"?`;
    const slug =
      fallback === undefined
        ? await prompt.askOptional(question, location)
        : await prompt.ask(question, location, String(locationSlugs.indexOf(fallback) + 1));
    if (slug !== null) yards[name] = slug;
  }
  return yards;
};
