import { parseAustralianNumber } from '#src/platform/phones/parse-australian-number.ts';

/**
 * An Australian mobile or landline as E.164; undefined for anything else, service numbers (13, 1300, 1800) included: they
 * belong to no person whom a dealer could ring back. @spec D.33
 */
export const parseLeadPhone = (written: string): string | undefined =>
  parseAustralianNumber(written, ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE']);
