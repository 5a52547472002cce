import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const firstPauseMs = 4_000;

/** Loads a part's script and retries on failure. React's own `lazy` would crash the page. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
      try {
        return { default: await load() };
      } catch (error) {
        console.warn('a part of the page', error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  });
