import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const firstPauseMs = 4_000;
const longestPauseMs = 32_000;

const pause = async (pauseMs: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = setTimeout(end, pauseMs);
  globalThis.addEventListener?.('online', end);
  await promise;
  clearTimeout(timer);
  globalThis.removeEventListener?.('online', end);
};

/** Tries again until the part has loaded. With React's own `lazy`, a failure to load would crash the page. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return { default: await load() };
      } catch (error) {
        console.warn('a part of the page', error);
        await pause(pauseMs);
      }
    }
  });
