import { hourMs } from '#src/lib/durations.ts';

const storageKey = 'lead-form';

/** Milliseconds for which a form's key is reused. A form sent later is a new enquiry. */
const keptMs = hourMs;

const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** When this page made its key, in Unix milliseconds, a space, and the key. For browsers that block session storage. */
let ofThisPage = '';

const readKept = (): string => {
  try {
    return sessionStorage.getItem(storageKey) ?? ofThisPage;
  } catch {
    return ofThisPage;
  }
};

/** Returns the same key for an hour, so that a form sent twice is stored once. @spec D.32 */
export const getSubmissionKey = (nowMs: number): string => {
  const [madeAtMs, kept] = readKept().split(' ');
  if (kept !== undefined && nowMs - Number(madeAtMs) < keptMs) return kept;
  const key = makeKey();
  ofThisPage = `${nowMs} ${key}`;
  try {
    sessionStorage.setItem(storageKey, ofThisPage);
  } catch {
    // Storage is blocked: the page keeps its key.
  }
  return key;
};
