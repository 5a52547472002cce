/** Longest wait, in milliseconds, before the work starts on a busy page. */
const timeoutMs = 2000;

/** Runs work once the browser has nothing better to do. Returns what cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: timeoutMs });
  return () => window.cancelIdleCallback(handle);
};
