import { afterEach, describe, expect, it, vi } from 'vitest';
import { hourMs } from '#src/lib/durations.ts';
import { getSubmissionKey } from './submission-key.ts';

const now = Date.UTC(2026, 10, 28);
const openTab = (): void => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
};
afterEach(() => vi.unstubAllGlobals());

describe('getSubmissionKey', () => {
  it('is the same for a form sent twice, on any page of the tab, and another for one sent an hour later [D.32]', async () => {
    openTab();
    const key = getSubmissionKey(now);
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect(getSubmissionKey(now + hourMs - 1)).toBe(key);
    vi.resetModules();
    const reloaded = await import('./submission-key.ts');
    expect(reloaded.getSubmissionKey(now + hourMs - 1)).toBe(key);
    const later = reloaded.getSubmissionKey(now + hourMs);
    expect(later).not.toBe(key);
    expect(reloaded.getSubmissionKey(now + hourMs + 1)).toBe(later);
  });

  it('is another in another tab, and replaces one that an older page kept without its time [D.32]', () => {
    openTab();
    const key = getSubmissionKey(now);
    openTab();
    sessionStorage.setItem('lead-form', 'a'.repeat(32));
    expect(['a'.repeat(32), key]).not.toContain(getSubmissionKey(now + 1));
  });

  it('belongs to the page when storage is blocked [D.32]', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const key = getSubmissionKey(now + 2 * hourMs);
    expect(getSubmissionKey(now + 2 * hourMs + 1)).toBe(key);
    expect(getSubmissionKey(now + 3 * hourMs)).not.toBe(key);
  });
});
