import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
});

it('keeps what was told before anybody listened, in its order, and tells it once [B7.23]', async () => {
  const { subscribeToEvents, trackEvent } = await import('./track-event.ts');
  trackEvent({ id: 49 });
  trackEvent({ id: 39, carId: 7 });
  const heard = vi.fn();
  subscribeToEvents(heard);
  trackEvent({ id: 61 });
  expect(heard.mock.calls).toEqual([[{ id: 49 }], [{ id: 39, carId: 7 }], [{ id: 61 }]]);
});

it('does nothing where nobody listens [B7.33]', async () => {
  const { trackEvent } = await import('./track-event.ts');
  expect(() => trackEvent({ id: 49 })).not.toThrow();
});
