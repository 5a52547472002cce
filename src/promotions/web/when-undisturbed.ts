/** What a shopper is in the middle of: another dialog, a menu, a field that is being filled in. */
const occupied = 'dialog[open], header details[open], :is(input, select, textarea):focus';
/** Shortest wait before it is tried again, in milliseconds. */
const leastWaitMs = 1000;

const isUndisturbed = (): boolean => document.readyState === 'complete' && document.querySelector(occupied) === null;

/**
 * Runs work after a delay, once the page has loaded, the browser is idle and the shopper is in the middle of nothing; else
 * it waits as long again. @returns what cancels it
 */
export const whenUndisturbed = (delayMs: number, work: () => void): (() => void) => {
  let isCancelled = false;
  let timer: ReturnType<typeof setTimeout>;
  const tryWork = (): void => {
    if (isCancelled) return;
    if (isUndisturbed()) work();
    else wait(Math.max(delayMs, leastWaitMs));
  };
  const wait = (ms: number): void => {
    // Safari cannot tell that it is idle.
    timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(tryWork) : tryWork()), ms);
  };
  wait(delayMs);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
};
