/** The consents an application needs before it can be sent. Change the version whenever a text changes. @spec D.41 */
export const consents = {
  privacy: {
    version: '2026-11',
    text: 'I agree that {dealer} collects what I have entered here, and gives it to lenders and brokers who assess my application. They may get a credit report about me; I will be asked before that happens.',
    message: 'Please agree to your details being used for this application.',
  },
  electronic: {
    version: '2026-11',
    text: 'I agree to receive notices and documents about this application by email instead of on paper, and I can take that back at any time.',
    message: 'Please agree to hear about your application by email.',
  },
  truth: {
    version: '2026-11',
    text: 'I am 18 or older, and what I have entered is true and complete as far as I know.',
    message: 'Please confirm that you are 18 or older and that your answers are true.',
  },
} as const;

export type ConsentName = keyof typeof consents;

export const consentNames = Object.keys(consents) as readonly ConsentName[];

export interface RecordedConsent {
  readonly name: ConsentName;
  readonly version: string;
  readonly text: string;
  /** ISO 8601 */
  readonly agreedAt: string;
}

export const getConsentText = (name: ConsentName, siteName: string): string =>
  consents[name].text.replaceAll('{dealer}', siteName);

export const recordConsents = (siteName: string, now: Date): readonly RecordedConsent[] =>
  consentNames.map((name) => ({
    name,
    version: consents[name].version,
    text: getConsentText(name, siteName),
    agreedAt: now.toISOString(),
  }));
