export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Uses setTimeout. Nearly all calls finish in time, and cancelling by AbortSignal would create an error for each. */
export const withTimeout = <T>(maxMs: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No response within ${maxMs} ms.`)), maxMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
