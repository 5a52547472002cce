import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows one message at a time, the newest [L4.23]', async () => {
  const { showToast, getToasts } = await import('./toast-store.ts');
  showToast('First');
  showToast('Second');
  expect(getToasts().map(({ content }) => content)).toEqual(['Second']);
});

it('shows a message for 3 seconds and drops its record 1,000,000 ms later [B2.65] [L4.24] [D.45]', async () => {
  const { showToast, getToasts, subscribeToToasts } = await import('./toast-store.ts');
  const onChange = vi.fn();
  subscribeToToasts(onChange);
  showToast('Copied');
  vi.advanceTimersByTime(2_999);
  expect(getToasts()).toMatchObject([{ content: 'Copied', isShown: true }]);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toMatchObject([{ content: 'Copied', isShown: false }]);
  vi.advanceTimersByTime(999_999);
  expect(getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('shows a second message for its full time [L4.24]', async () => {
  const { showToast, getToasts } = await import('./toast-store.ts');
  showToast('First');
  vi.advanceTimersByTime(2_000);
  showToast('Second');
  vi.advanceTimersByTime(2_000);
  expect(getToasts()).toMatchObject([{ content: 'Second', isShown: true }]);
});
