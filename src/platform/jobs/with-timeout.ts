export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Clears its timer once the call finishes. Aborting the timer with an AbortSignal instead would create an error for
 * each call.
 */
export const withTimeout = <T>(maxMs: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No response within ${maxMs} ms.`)), maxMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
