export type MessageKind = 'mail' | 'sms' | 'call';

export type CallOutcome = 'talked' | 'leftMessage' | 'noAnswer' | 'wrongNumber';

export interface MessageFile {
  readonly fileUuid: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

export type LeadReminder = 'due' | 'back';
