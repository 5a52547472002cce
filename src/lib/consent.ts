/** @spec D.24, D.37 */
export type ConsentKind = 'analytics' | 'chat';

export type ConsentChoices = Readonly<Partial<Record<ConsentKind, boolean>>>;

export type Consent = 'given' | 'refused' | 'unknown';

const storageKey = 'forecourt.consent';

/** Raise this when the question changes, to ask visitors again. */
const version = 1;

const parseChoices = (text: string | null): ConsentChoices => {
  const kept = JSON.parse(text ?? 'null') as { version?: unknown; choices?: unknown } | null;
  if (kept?.version !== version || typeof kept.choices !== 'object' || kept.choices === null) return {};
  const entries = Object.entries(kept.choices).filter(([, choice]) => typeof choice === 'boolean');
  return Object.fromEntries(entries);
};

const readChoices = (): ConsentChoices | null => {
  try {
    return parseChoices(localStorage.getItem(storageKey));
  } catch (error) {
    // Invalid content is treated as no choice, and can be overwritten.
    return error instanceof SyntaxError ? {} : null;
  }
};

export const wantsNoTracking = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;

/** @spec D.24 */
export const readConsent = (kind: ConsentKind): Consent => {
  if (kind === 'analytics' && wantsNoTracking()) return 'refused';
  const choices = readChoices();
  // Without storage, the choice can't be saved. 'refused' spares the visitor the question on every page.
  if (choices === null) return 'refused';
  const choice = choices[kind];
  if (choice === undefined) return 'unknown';
  return choice ? 'given' : 'refused';
};

/** @spec D.24, D.37 */
export const saveConsent = (choices: ConsentChoices, now: Date): void => {
  try {
    const kept = { version, at: now.toISOString(), choices: { ...readChoices(), ...choices } };
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage, nothing is saved.
  }
};
