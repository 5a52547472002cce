import { afterAll, vi } from 'vitest';

// Test files share a process, so each must restore the globals, the environment and the timers.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
