import { type ObjectStore, ObjectStoreError } from './object-store.ts';

export interface PauseOptions {
  readonly pauseMs?: number;
  readonly readClockMs?: () => number;
  readonly onFailure: (error: ObjectStoreError) => void;
}

export const pauseAfterFailure = (
  store: ObjectStore,
  { pauseMs = 5000, readClockMs = performance.now.bind(performance), onFailure }: PauseOptions,
): Pick<ObjectStore, 'name' | 'get' | 'put'> => {
  let pausedUntilMs = Number.NEGATIVE_INFINITY;
  const guard = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    if (readClockMs() < pausedUntilMs) throw new ObjectStoreError(`${store.name} failed a moment ago`);
    try {
      return await call();
    } catch (error) {
      if (error instanceof ObjectStoreError) {
        pausedUntilMs = readClockMs() + pauseMs;
        onFailure(error);
      }
      throw error;
    }
  };
  return {
    name: store.name,
    get: (key) => guard(() => store.get(key)),
    put: (key, data) => guard(() => store.put(key, data)),
  };
};
