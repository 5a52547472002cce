const timeoutMs = 2000;
const fallbackMs = 200;

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
