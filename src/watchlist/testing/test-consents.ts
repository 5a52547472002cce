export const now = new Date('2026-11-22T00:00:00Z');
export const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

export const phone = '+61412345678';
export const byMail = { channel: 'mail', target: 'Ann@example.com', consentText: 'Yes', confirmHash: 'hers' } as const;
export const bySms = { channel: 'sms', target: phone, consentText: 'Yes' } as const;
