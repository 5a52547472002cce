import { readState, type State, stateFacts } from './states.ts';

export interface Address {
  readonly street: string;
  readonly suburb?: string | undefined;
  readonly state?: State | undefined;
  readonly postcode?: string | undefined;
}

const stateWords = Object.entries(stateFacts)
  .flatMap(([code, { name }]) => [name, [...code].join('\\.?')])
  .join('|');
const ending = new RegExp(`^(?<rest>.*?)(?:[\\s,]+(?<state>${stateWords})\\.?)?(?:[\\s,]+(?<postcode>\\d{4}))?$`, 'i');
const streetTypes =
  'street|st|road|rd|avenue|ave|av|drive|drv|dr|highway|hwy|parade|pde|court|crt|ct|place|pl|lane|ln|boulevard|blvd|bvd|terrace|tce|crescent|cres|cr|way|circuit|cct|close|cl|esplanade|esp|parkway|pkwy|grove|gr|streets|roads';
/** '212 Melbourne Road' and 'North Geelong', with nothing between them. */
const streetAndSuburb = new RegExp(`^(.*\\s(?:${streetTypes})\\.?)\\s+([a-z].*)$`, 'i');

const splitRest = (rest: string): Pick<Address, 'street' | 'suburb'> => {
  const parts = rest.split(/\s*,\s*/).filter((part) => part !== '');
  const last = parts.at(-1);
  if (parts.length > 1 && last !== undefined && !/\d/.test(last))
    return { street: parts.slice(0, -1).join(', '), suburb: last };
  const [, street, suburb] = streetAndSuburb.exec(rest) ?? [];
  return street === undefined || suburb === undefined ? { street: parts.join(', ') } : { street, suburb };
};

/** Gives a name that is all in one case its capitals: 'NORTH GEELONG' is 'North Geelong'. */
const capitalise = (name: string): string =>
  name === name.toUpperCase() || name === name.toLowerCase()
    ? name.toLowerCase().replaceAll(/(?<![\w'])[a-z]/g, (letter) => letter.toUpperCase())
    : name;

const readEnding = (text: string) => {
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s,]+australia$/i, '')
    .replace(/[\s,.]+$/, '');
  const { rest = plain, state, postcode } = ending.exec(` ${plain}`)?.groups ?? {};
  return { rest: rest.trim(), state: state === undefined ? undefined : readState(state), postcode };
};

/** Splits '212 Melbourne Rd, North Geelong VIC 3215, Australia' into its parts. Whatever isn't there is undefined. */
export const readAddress = (text: string): Address => {
  const { rest, state, postcode } = readEnding(text);
  const { street, suburb } = splitRest(rest);
  return { street: capitalise(street), suburb: suburb && capitalise(suburb), state, postcode };
};

/** Splits 'North Geelong VIC 3215'. */
export const readSuburb = (text: string): Omit<Address, 'street'> & { readonly suburb: string } => {
  const { rest, state, postcode } = readEnding(text);
  return { suburb: capitalise(rest.replace(/,$/, '')), state, postcode };
};
