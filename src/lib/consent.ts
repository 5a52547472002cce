/** What of a site comes from other companies, and only once a visitor agreed to it. @spec D.24, D.37 */
export type ConsentKind = 'analytics' | 'chat';

/** Yes or no, by kind; what a visitor was not asked about is left out. */
export type ConsentChoices = Readonly<Partial<Record<ConsentKind, boolean>>>;

/** What a visitor said to a kind; 'unknown' before they were asked. */
export type Consent = 'given' | 'refused' | 'unknown';

/** Where a browser keeps the choice; storage is apart for each site already. */
const storageKey = 'forecourt.consent';

/** Version of the question. When it changes, visitors who answered before are asked again. */
const version = 1;

const parseChoices = (text: string | null): ConsentChoices => {
  const kept = JSON.parse(text ?? 'null') as { version?: unknown; choices?: unknown } | null;
  if (kept?.version !== version || typeof kept.choices !== 'object' || kept.choices === null) return {};
  const entries = Object.entries(kept.choices).filter(([, choice]) => typeof choice === 'boolean');
  return Object.fromEntries(entries);
};

/** Null where a browser keeps nothing. */
const readChoices = (): ConsentChoices | null => {
  try {
    return parseChoices(localStorage.getItem(storageKey));
  } catch (error) {
    // What is there and is no choice can be written over.
    return error instanceof SyntaxError ? {} : null;
  }
};

/** Whether the browser asks every site not to follow its owner. In the browser only. */
export const wantsNoTracking = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;

/** What the visitor said to a kind; a browser that asks not to be tracked has refused to be counted. In the browser only. @spec D.24 */
export const readConsent = (kind: ConsentKind): Consent => {
  if (kind === 'analytics' && wantsNoTracking()) return 'refused';
  const choices = readChoices();
  // Where nothing can be kept, nothing is asked again and again.
  if (choices === null) return 'refused';
  const choice = choices[kind];
  if (choice === undefined) return 'unknown';
  return choice ? 'given' : 'refused';
};

/** Keeps what the visitor chose and when; what was chosen of other kinds stays. In the browser only. @spec D.24, D.37 */
export const keepConsent = (choices: ConsentChoices, now: Date): void => {
  try {
    const kept = { version, at: now.toISOString(), choices: { ...readChoices(), ...choices } };
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // It holds for this page.
  }
};
