import type { FeedMessage } from '#src/inbox/server/feed-events.ts';

interface EventStream {
  readonly writableLength: number;
  readonly write: (text: string) => unknown;
}

/**
 * Maximum number of unread bytes that may wait for one browser. A sleeping phone reads nothing and would otherwise fill
 * our memory.
 */
const maxWaitingBytes = 1_000_000;

const writeMessage = ({ seq, kind, leadUuid }: FeedMessage): string =>
  `id: ${seq}\nevent: ${kind}\ndata: ${JSON.stringify({ lead: leadUuid })}\n\n`;

/**
 * Serialises a list of messages only once, even for several streams. The writer returns false if too much unread data
 * waits for the browser. The caller then closes the stream, and the browser reconnects with the id of its last event.
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
