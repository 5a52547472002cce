/** Longest wait, in milliseconds, before the work starts on a busy page. */
const timeoutMs = 2000;
/** Wait where the browser cannot tell that it is idle, as Safari, in milliseconds. */
const fallbackMs = 200;

/** Runs work once the page has loaded and the browser has nothing better to do. Returns what cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  let cancel = (): void => {};
  const schedule = (): void => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(work, { timeout: timeoutMs });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(work, fallbackMs);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') schedule();
  else {
    window.addEventListener('load', schedule, { once: true });
    cancel = () => window.removeEventListener('load', schedule);
  }
  return () => cancel();
};
