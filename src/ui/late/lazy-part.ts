import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Pause before a failed script is requested again, in milliseconds; doubles each time. */
const firstPauseMs = 4_000;

/**
 * Loads a part's script when it renders. If that fails, e.g. in a tunnel, the part stays as sent and the script is
 * retried: React's own `lazy` would crash the page.
 */
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
