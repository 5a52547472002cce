import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A code by what the database knows it: keyed with the secret of the browser that asked for it, which the database does not
 * have, so that neither a copy of it nor another browser can make anything of a code. @spec D.28
 */
export const hashCode = (secret: string, codeUuid: string, code: string): string =>
  createHmac('sha256', secret).update(`code ${codeUuid} ${code}`).digest('base64url');

/** Whether two hashes are the same, told in a time that says nothing of where they differ. */
export const isSameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
