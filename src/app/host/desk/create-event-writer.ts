import type { FeedMessage } from '#src/inbox/server/feed-events.ts';

interface EventStream {
  /** Bytes that the browser hasn't taken yet. */
  readonly writableLength: number;
  readonly write: (text: string) => unknown;
}

/** More than the longest replay; a phone that sleeps takes nothing and would keep filling the server's memory. */
const maxWaitingBytes = 1_000_000;

const writeMessage = ({ seq, kind, leadUuid }: FeedMessage): string =>
  `id: ${seq}\nevent: ${kind}\ndata: ${JSON.stringify({ lead: leadUuid })}\n\n`;

/**
 * Writes server-sent events. A list that several streams get is put into words once. Returns false if too much waits
 * for the browser: close its stream, and it reconnects with the last event that it got.
 */
export const createEventWriter = (): ((stream: EventStream, messages: readonly FeedMessage[]) => boolean) => {
  const texts = new WeakMap<readonly FeedMessage[], string>();
  return (stream, messages) => {
    if (stream.writableLength > maxWaitingBytes) return false;
    const text = texts.get(messages) ?? messages.map(writeMessage).join('');
    texts.set(messages, text);
    stream.write(text);
    return true;
  };
};
