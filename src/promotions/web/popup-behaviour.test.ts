import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPopupClosed, rememberPopupClosed, whenUndisturbed } from './popup-place.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a popup that was closed', () => {
  it('is remembered in local storage, and changed words make another popup [L4.28]', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
    expect(isPopupClosed('a')).toBe(false);
    rememberPopupClosed('a');
    expect(['a', 'b'].map(isPopupClosed)).toEqual([true, false]);
  });

  it('stays closed where storage is denied [L4.28]', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    rememberPopupClosed('a');
    expect(isPopupClosed('a')).toBe(true);
  });
});

describe('whenUndisturbed', () => {
  const undisturbed = { readyState: 'complete', querySelector: (): unknown => null };
  const page = { ...undisturbed };
  const work = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    work.mockClear();
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', {});
    Object.assign(page, undisturbed);
  });

  it('runs after the delay, not before [L4.27]', () => {
    whenUndisturbed(3000, work);
    vi.advanceTimersByTime(2999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each([
    ['the page loads', { readyState: 'interactive' }],
    ['a dialog, menu or field is in use', { querySelector: () => ({}) }],
  ])('waits while %s, then for the delay again [L4.27]', (_, disturbed) => {
    Object.assign(page, disturbed);
    whenUndisturbed(3000, work);
    vi.advanceTimersByTime(8000);
    Object.assign(page, undisturbed);
    vi.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it('never runs once cancelled, even from an idle callback already requested', () => {
    const idle: (() => void)[] = [];
    const ask = (run: () => void) => void idle.push(run);
    vi.stubGlobal('window', { requestIdleCallback: ask });
    vi.stubGlobal('requestIdleCallback', ask);
    const cancel = whenUndisturbed(0, work);
    vi.advanceTimersByTime(0);
    expect(idle).toHaveLength(1);
    cancel();
    for (const run of idle) run();
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
