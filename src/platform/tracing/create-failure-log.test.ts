import { expect, it } from 'vitest';
import { createFailureLog } from './create-failure-log.ts';

it('logs a collector that is away once in ten minutes, with all that was lost', () => {
  const lines: object[] = [];
  let nowMs = 0;
  const note = createFailureLog({
    log: { warn: (fields, message) => void lines.push({ ...fields, message }) },
    readClockMs: () => nowMs,
  });
  const error = new Error('away');
  for (const minutes of [0, 1, 9.9, 10, 11]) {
    nowMs = minutes * 60_000;
    note(error, 100);
  }
  expect(lines).toEqual([
    { err: error, spans: 100, message: 'traces could not be sent and are lost' },
    { err: error, spans: 300, message: 'traces could not be sent and are lost' },
  ]);
});
