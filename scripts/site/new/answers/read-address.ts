import { readState, type State } from './states.ts';

export interface Address {
  readonly street: string;
  readonly suburb?: string | undefined;
  readonly state?: State | undefined;
  readonly postcode?: string | undefined;
}

const postcodeAtEnd = /,? (\d{4})$/;
const stateAtEnd =
  /,? (a\.?c\.?t|australian capital territory|n\.?s\.?w|new south wales|n\.?t|northern territory|q\.?l\.?d|queensland|s\.?a|south australia|t\.?a\.?s|tasmania|v\.?i\.?c|victoria|w\.?a|western australia)\.?$/i;

const streetTypes: ReadonlySet<string> = new Set(
  'street streets road roads rd avenue ave av drive drv dr highway hwy parade pde court crt ct place pl lane ln boulevard blvd bvd terrace tce crescent cres cr way circuit cct close cl esplanade esp parkway pkwy grove gr'.split(
    ' ',
  ),
);

/**
 * Returns the index of the street's last word in an address such as '212 Melbourne Road North Geelong', or -1 if no
 * word follows a street type. Looks for 'St' only if there's no other street type, because it can mean Saint.
 */
const findEndOfStreet = (words: readonly string[]): number => {
  const findLast = (isType: (word: string) => boolean): number =>
    words.findLastIndex(
      (word, index) =>
        index > 0 && /^[a-z]/i.test(words[index + 1] ?? '') && isType(word.toLowerCase().replace('.', '')),
    );
  const end = findLast((word) => streetTypes.has(word));
  return end === -1 ? findLast((word) => word === 'st') : end;
};

const splitRest = (rest: string): Pick<Address, 'street' | 'suburb'> => {
  const parts = rest.split(', ');
  const last = parts.at(-1);
  if (parts.length > 1 && last !== undefined && !/\d/.test(last))
    return { street: parts.slice(0, -1).join(', '), suburb: last };
  const words = rest.split(' ');
  const end = findEndOfStreet(words);
  if (end === -1) return { street: rest };
  return { street: words.slice(0, end + 1).join(' '), suburb: words.slice(end + 1).join(' ') };
};

const capitaliseWords = (name: string): string =>
  name === name.toUpperCase() || name === name.toLowerCase()
    ? name.toLowerCase().replaceAll(/(?<![\w'])[a-z]/g, (letter) => letter.toUpperCase())
    : name;

const tidy = (text: string): string =>
  text
    .split(',')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ');

/** Matches a four-digit number that can be a postcode, but not the number of a shop, unit or similar. */
const postcodeInside =
  /(?<=[a-z],? )(?<!\b(?:shop|unit|lot|level|suite|bay|shed|building|box) )\d{4}(?= ?(?:$|[,;&/+.(]|and\b|then\b|australia))/gi;

export const hasSeveralAddresses = (text: string): boolean => (tidy(text).match(postcodeInside) ?? []).length > 1;

const readEnding = (text: string) => {
  const plain = ` ${tidy(text)}`.replace(/\.$/, '').replace(/,? australia$/i, '');
  const postcode = postcodeAtEnd.exec(plain)?.[1];
  const withState = plain.replace(postcodeAtEnd, '');
  const state = stateAtEnd.exec(withState)?.[1];
  const rest = withState.replace(stateAtEnd, '').trim();
  return { rest, state: state === undefined ? undefined : readState(state), postcode };
};

/** Drops a suburb that the street repeats: '412 Ruthven St, Toowoomba' in Toowoomba becomes '412 Ruthven St'. */
export const dropSuburb = (street: string, suburb: string): string => {
  const { rest } = readEnding(street);
  const split = splitRest(rest);
  return split.suburb?.toLowerCase() === suburb.trim().toLowerCase() ? split.street : street;
};

export const readAddress = (text: string): Address => {
  const { rest, state, postcode } = readEnding(text);
  const { street, suburb } = splitRest(rest);
  return {
    street: capitaliseWords(suburb === undefined ? street : dropSuburb(street, suburb)),
    suburb: suburb && capitaliseWords(suburb),
    state,
    postcode,
  };
};

export const readSuburb = (text: string): Omit<Address, 'street'> & { readonly suburb: string } => {
  const { rest, state, postcode } = readEnding(text);
  return { suburb: capitaliseWords(rest), state, postcode };
};
