const storageKey = 'lead-form';

const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

let ofThisPage: string | undefined;

/** The name of this tab's form: the same after a failure, on the way back and when the page is loaded anew, so that one form is one lead. */
export const getSubmissionKey = (): string => {
  ofThisPage ??= makeKey();
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept !== null) return kept;
    sessionStorage.setItem(storageKey, ofThisPage);
  } catch {
    // A browser that keeps nothing: the page itself remembers.
  }
  return ofThisPage;
};
