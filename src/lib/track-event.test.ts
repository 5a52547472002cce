import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
});

it('buffers events until the first subscriber, in order and once [B7.23]', async () => {
  const { subscribeToEvents, trackEvent } = await import('./track-event.ts');
  trackEvent({ id: 49 });
  trackEvent({ id: 39, carId: 7 });
  const heard = vi.fn();
  subscribeToEvents(heard);
  trackEvent({ id: 61 });
  expect(heard.mock.calls).toEqual([[{ id: 49 }], [{ id: 39, carId: 7 }], [{ id: 61 }]]);
});

it('does nothing without a subscriber [B7.33]', async () => {
  const { trackEvent } = await import('./track-event.ts');
  expect(() => trackEvent({ id: 49 })).not.toThrow();
});
