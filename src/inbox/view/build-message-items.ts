import type { CallOutcome } from '#src/leads/rules/message.ts';
import type { LeadMessage } from '../rules/lead-message.ts';
import { splitQuoted } from '../rules/split-quoted.ts';
import { formatFileSize } from './format-file-size.ts';
import type { TimelineItem } from './timeline-item.ts';

export type ListedMessage = Omit<LeadMessage, 'number' | 'personUuid' | 'mailId'>;

export const callOutcomeWords: Readonly<Record<CallOutcome, string>> = {
  talked: 'Spoke to them',
  leftMessage: 'Left a message',
  noAnswer: 'No answer',
  wrongNumber: 'Wrong number',
};

const callSentences: Readonly<Record<CallOutcome, string>> = {
  talked: 'called and spoke to the customer',
  leftMessage: 'called and left a message',
  noAnswer: 'called, no answer',
  wrongNumber: 'called, wrong number',
};

type State = NonNullable<TimelineItem['state']>;

const describeDelivery = ({ state, attempts, lastError }: NonNullable<ListedMessage['delivery']>): State => {
  switch (state) {
    case 'delivered':
      return { state: 'Sent', tone: 'done', error: null };
    case 'written':
      return { state: 'Stored as a file', tone: 'done', error: null };
    case 'closed':
      return { state: 'Not sent', tone: 'failed', error: null };
    case 'dead':
      return { state: 'Failed', tone: 'failed', error: lastError };
    case 'waiting':
      return { state: attempts > 0 && lastError !== null ? 'Retrying' : 'Sending', tone: 'waiting', error: lastError };
  }
};

const describeReceived = ({ sender, isAutomatic }: ListedMessage, email: string): string => {
  const from = sender === null || sender.toLowerCase() === email.toLowerCase() ? '' : ` from ${sender}`;
  return isAutomatic ? `Automatic reply${from}` : `Email${from === '' ? ' from the customer' : from}`;
};

const chooseWords = (message: ListedMessage, email: string): Pick<TimelineItem, 'kind' | 'who' | 'what'> => {
  if (message.direction === 'in' && message.kind === 'sms')
    return { kind: 'received', who: null, what: 'SMS from the customer' };
  if (message.direction === 'in') return { kind: 'received', who: null, what: describeReceived(message, email) };
  const who = message.personName ?? 'A former colleague';
  if (message.kind === 'call')
    return { kind: 'call', who, what: message.outcome === null ? 'called' : callSentences[message.outcome] };
  return { kind: 'sent', who, what: message.kind === 'sms' ? 'sent an SMS' : 'replied by email' };
};

const splitText = ({ direction, text }: ListedMessage): Pick<TimelineItem, 'text' | 'quoted'> => {
  if (text === '') return { text: null, quoted: null };
  if (direction === 'out') return { text, quoted: null };
  const { written, quoted } = splitQuoted(text);
  return { text: written, quoted };
};

export const buildMessageItems = (
  messages: readonly ListedMessage[],
  { email, hrefOf }: { readonly email: string; readonly hrefOf: (fileUuid: string) => string },
): readonly Omit<TimelineItem, 'when'>[] =>
  messages.map((message) => ({
    key: message.messageUuid,
    ...chooseWords(message, email),
    subject: message.subject,
    ...splitText(message),
    files: message.files.map(({ fileUuid, name, sizeBytes }) => ({
      name,
      href: hrefOf(fileUuid),
      size: formatFileSize(sizeBytes),
    })),
    state: message.delivery === null ? null : describeDelivery(message.delivery),
    atMs: message.atMs,
  }));
