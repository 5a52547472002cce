/** States and territories that register cars, with the most characters that a plate of theirs has, personal ones included. */
const longestPlates = { QLD: 7, NSW: 6, VIC: 6, SA: 7, WA: 9, TAS: 6, ACT: 6, NT: 6 } as const;

export type RegoState = keyof typeof longestPlates;

/** Where a car can be registered. @spec L4.13 */
export const regoStates = Object.keys(longestPlates) as readonly RegoState[];

/** A plate as it was read, or which part of it cannot be one. */
export type PlateCheck =
  | { readonly kind: 'plate'; readonly rego: string; readonly regoState: RegoState }
  | { readonly kind: 'refused'; readonly reason: 'noPlate' | 'noState' | 'wrongCharacters' | 'tooLong' };

/** Fewest characters of a plate: personal ones may have two. */
const leastLength = 2;

const isState = (text: string): text is RegoState => Object.hasOwn(longestPlates, text);

/** Reads a plate as people write it, with spaces, dots or dashes between its parts. @spec L4.13 */
export const checkPlate = (written: string, state: string): PlateCheck => {
  const rego = written.toUpperCase().replaceAll(/[\s.·-]/g, '');
  if (rego === '') return { kind: 'refused', reason: 'noPlate' };
  if (!isState(state)) return { kind: 'refused', reason: 'noState' };
  if (!/^[A-Z0-9]+$/.test(rego) || rego.length < leastLength) return { kind: 'refused', reason: 'wrongCharacters' };
  if (rego.length > longestPlates[state]) return { kind: 'refused', reason: 'tooLong' };
  return { kind: 'plate', rego, regoState: state };
};

/**
 * What the field of a plate takes, for browsers: a slip of the finger is told before anything is sent, since what was typed of a plate
 * comes back in no address. How long a plate of a state can be the server tells. @spec L4.13
 */
export const platePattern = String.raw`(?:[\s.·\-]*[A-Za-z0-9]){2,}[\s.·\-]*`;

/** The most characters that a plate of any state has. */
export const longestPlate = Math.max(...Object.values(longestPlates));
