export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** A plain timer, because an aborted one creates an error for each call that is in time. */
export const withTimeout = <T>(maxMs: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No answer within ${maxMs} ms.`)), maxMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
