export type MessageKind = 'mail' | 'sms' | 'call';

export const callOutcomes = ['talked', 'leftMessage', 'noAnswer', 'wrongNumber'] as const;

export type CallOutcome = (typeof callOutcomes)[number];

export const isCallOutcome = (text: string): text is CallOutcome => callOutcomes.some((outcome) => outcome === text);

export interface MessageFile {
  readonly fileUuid: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

export type LeadReminder = 'due' | 'back' | 'wrote';
