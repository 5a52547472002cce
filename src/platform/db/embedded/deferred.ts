/** A promise whose end is decided elsewhere. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

export const createDeferred = <T>(): Deferred<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  // Whoever holds the promise still sees the rejection; a promise that nobody holds must not end the process.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
};
