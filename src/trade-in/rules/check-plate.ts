/** The most characters that a plate can have, by state. Includes personalised plates. */
const longestPlates = { QLD: 7, NSW: 6, VIC: 6, SA: 7, WA: 9, TAS: 6, ACT: 6, NT: 6 } as const;

export type RegoState = keyof typeof longestPlates;

/** @spec L4.13 */
export const regoStates = Object.keys(longestPlates) as readonly RegoState[];

export type PlateCheck =
  | { readonly kind: 'plate'; readonly rego: string; readonly regoState: RegoState }
  | { readonly kind: 'refused'; readonly reason: 'noPlate' | 'noState' | 'wrongCharacters' | 'tooLong' };

const leastLength = 2;

const isState = (text: string): text is RegoState => Object.hasOwn(longestPlates, text);

/** @spec L4.13 */
export const checkPlate = (written: string, state: string): PlateCheck => {
  const rego = written.toUpperCase().replaceAll(/[\s.·-]/g, '');
  if (rego === '') return { kind: 'refused', reason: 'noPlate' };
  if (!isState(state)) return { kind: 'refused', reason: 'noState' };
  if (!/^[A-Z0-9]+$/.test(rego) || rego.length < leastLength) return { kind: 'refused', reason: 'wrongCharacters' };
  if (rego.length > longestPlates[state]) return { kind: 'refused', reason: 'tooLong' };
  return { kind: 'plate', rego, regoState: state };
};

/**
 * Lets the browser find typos before the form is sent. A refused form would lose the plate, because a plate is never
 * put in a URL.
 * @spec L4.13
 */
export const platePattern = String.raw`(?:[\s.·\-]*[A-Za-z0-9]){2,}[\s.·\-]*`;

export const longestPlate = Math.max(...Object.values(longestPlates));
