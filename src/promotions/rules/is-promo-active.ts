import type { Promo } from './config.ts';

/** Whether a promo runs now: after its start and before its expiry, as far as it has them. @spec B5.37, B5.43 */
export const isPromoActive = ({ start, expiry }: Pick<Promo, 'start' | 'expiry'>, now: Date): boolean =>
  (start === null || now.getTime() > Date.parse(start)) && (expiry === null || now.getTime() < Date.parse(expiry));
