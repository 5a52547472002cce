import { parseAustralianNumber, parseForeignNumber } from '#src/platform/phones/parse-phone-number.ts';

/**
 * Returns the number in E.164 format; undefined if we don't accept it. A foreign number needs its country code.
 * @spec D.33
 */
export const parseLeadPhone = (written: string): string | undefined =>
  parseAustralianNumber(written, [
    ...(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'] as const),
    ...(['SHARED_COST', 'TOLL_FREE', 'UAN'] as const),
  ]) ?? parseForeignNumber(written);
