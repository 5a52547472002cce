import { parseAustralianNumber, parseForeignNumber } from '#src/platform/phones/parse-phone-number.ts';

/**
 * Returns a number that a dealer can call, in E.164 format: an Australian mobile, landline or business number (13,
 * 1300, 1800), or a foreign number with its country code. Undefined for anything else.
 * @spec D.33
 */
export const parseLeadPhone = (written: string): string | undefined =>
  parseAustralianNumber(written, [
    ...(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'] as const),
    ...(['SHARED_COST', 'TOLL_FREE', 'UAN'] as const),
  ]) ?? parseForeignNumber(written);
