import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds before a script that did not come is asked for again; doubled each time. */
const firstPauseMs = 4_000;

/**
 * A part of a page whose script comes when it is drawn. While the script cannot be had, as in a tunnel, the part stays as
 * it was sent, or is not there: React's own `lazy` would end the whole page.
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
