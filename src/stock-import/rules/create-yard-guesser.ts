import { slugify } from '#src/lib/text/slugify.ts';
import { type FeedPlaces, listNameWords, spellOutWords } from './create-location-resolver.ts';

/** Returns a location's slug; undefined if the code fits no location, or several. */
export type GuessYard = (code: string) => string | undefined;

const codeShape = /^[a-z]{2,8}$/;
const leastInside = 3;

const isInside = (code: string, name: string): boolean => {
  let from = 0;
  for (const letter of code) {
    const at = name.indexOf(letter, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return code.length >= leastInside && code[0] === name[0];
};

const fits = (code: string, words: readonly string[]): boolean => {
  const name = words.join('');
  const initials = words.map((word) => word[0]).join('');
  return (
    code === initials ||
    [code, spellOutWords(code).join('')].some((start) => name.startsWith(start)) ||
    isInside(code, name)
  );
};

/**
 * Guesses a yard from initials, the start of a name, or letters of a name in order: 'MG' and 'MT' for Mount Gambier,
 * 'ADL' for Adelaide. The dealer must check each guess, because a wrong one sends shoppers to the wrong place.
 */
export const createYardGuesser = ({ locations, dealerships }: FeedPlaces): GuessYard => {
  const others = listNameWords(dealerships);
  const places = locations.map(({ slug, name, address }) => ({
    slug,
    names: [name, address.city]
      .flatMap((text) => [spellOutWords(text), spellOutWords(text).filter((word) => !others.has(word))])
      .filter((words) => words.length > 0),
  }));
  return (written) => {
    const code = slugify(written);
    if (!codeShape.test(code)) return undefined;
    const [only, ...rest] = places.filter(({ names }) => names.some((words) => fits(code, words)));
    return rest.length === 0 ? only?.slug : undefined;
  };
};
