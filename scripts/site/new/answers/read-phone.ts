import { formatPhone } from '../../../../src/lib/phones/format-phone.ts';
import { type State, stateFacts } from './states.ts';

const localNumber = /^[2-9]\d{7}$/;

/**
 * Formats any usual form of an Australian number, such as '+61 (0)3 5277 0142', as '03 5277 0142'. A local number gets
 * the area code of `state`. Returns only the digits of any other number. Text that isn't a number stays as it is.
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
