/** When you change a consent's text, change its version. @spec D.41 */
export const consents = {
  privacy: {
    version: '2026-11-28',
    text: 'I agree to {dealer} collecting the details I’ve entered here and giving them to the lenders and brokers who assess my application. They may request a credit report about me, but they’ll ask me first.',
    message: 'Please agree to your details being used for this application.',
  },
  electronic: {
    version: '2026-11-28',
    text: 'I agree to receive notices and documents about this application by email instead of on paper. I can withdraw this consent at any time.',
    message: 'Please agree to receive notices about your application by email.',
  },
  truth: {
    version: '2026-11-28',
    text: 'I’m 18 or older, and what I’ve entered is true and complete to the best of my knowledge.',
    message: 'Please confirm you’re 18 or older and your answers are true.',
  },
} as const;

export type ConsentName = keyof typeof consents;

export const consentNames = Object.keys(consents) as readonly ConsentName[];

export interface RecordedConsent {
  readonly name: ConsentName;
  readonly version: string;
  readonly text: string;
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
