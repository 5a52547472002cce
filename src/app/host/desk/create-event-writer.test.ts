import { expect, it } from 'vitest';
import type { FeedMessage } from '#src/inbox/server/feed-events.ts';
import { createEventWriter } from './create-event-writer.ts';

const messages: readonly FeedMessage[] = [
  { seq: 7, kind: 'arrived', leadUuid: 'a' },
  { seq: 8, kind: 'reset', leadUuid: null },
];

const openStream = (writableLength = 0) => {
  const written: string[] = [];
  return { writableLength, written, write: (text: string) => written.push(text) };
};

it('writes the events of a list at once, with the number that the browser sends back', () => {
  const [one, other] = [openStream(), openStream()];
  const write = createEventWriter();
  expect([write(one, messages), write(other, messages)]).toEqual([true, true]);
  const text = 'id: 7\nevent: arrived\ndata: {"lead":"a"}\n\nid: 8\nevent: reset\ndata: {"lead":null}\n\n';
  expect([one.written, other.written]).toEqual([[text], [text]]);
});

it('writes nothing to a browser that takes nothing, so that its stream can be closed', () => {
  const stream = openStream(1_000_001);
  expect(createEventWriter()(stream, messages)).toBe(false);
  expect(stream.written).toEqual([]);
});
