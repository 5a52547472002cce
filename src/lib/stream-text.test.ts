import { expect, it } from 'vitest';
import { streamText } from './stream-text.ts';

it('reads parts as they’re taken, and none once the client has gone', async () => {
  const events: string[] = [];
  async function* count() {
    try {
      for (let index = 1; ; index += 1) {
        events.push(`part ${index}`);
        yield `é${index}`;
      }
    } finally {
      events.push('ended');
    }
  }
  const reader = streamText(count()).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('é1');
  await reader.cancel();
  expect(events.length).toBeLessThanOrEqual(3);
  expect(events.at(-1)).toBe('ended');
});
