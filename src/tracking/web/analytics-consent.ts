const key = 'forecourt.analytics';

/** What a visitor said to the dealer's analytics; 'unknown' before they were asked. */
export type Consent = 'given' | 'refused' | 'unknown';

const wantsNoTracking = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;

/** The visitor's choice, kept in the browser; a browser that asks not to be tracked has refused. */
export const readConsent = (): Consent => {
  if (wantsNoTracking()) return 'refused';
  try {
    const kept = localStorage.getItem(key);
    return kept === 'given' || kept === 'refused' ? kept : 'unknown';
  } catch {
    // Nothing can be kept, so nothing is asked again and again.
    return 'refused';
  }
};

/** Keeps the visitor's choice. */
export const keepConsent = (consent: 'given' | 'refused'): void => {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // It holds for this page.
  }
};
