import { formatPhone } from '../../../../src/lib/phones/format-phone.ts';
import { type State, stateFacts } from './states.ts';

const localNumber = /^[2-9]\d{7}$/;

/**
 * Formats an Australian number in any usual form, such as '(03) 5277-0142', '+61 (0)3 5277 0142' or 'Ph. 0352770142',
 * as '03 5277 0142'. A local number gets the area code of `state`. Of any other number, returns only the digits.
 * Returns text that isn't a number unchanged.
 */
export const readPhone = (text: string, state?: State): string => {
  const [, written = ''] = /^[^\d(+]*([+(\d][-\d\s().\u2010-\u2015]*)$/.exec(text) ?? [];
  const digits = written
    .replaceAll(/\D/g, '')
    .replace(/^(?:0011)?61(?=\d{9,10}$)0?/, '0')
    .replace(/^0(?=1[38]\d)/, '');
  if (digits === '') return text;
  return formatPhone(state !== undefined && localNumber.test(digits) ? stateFacts[state].areaCode + digits : digits);
};
