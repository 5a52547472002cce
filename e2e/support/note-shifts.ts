import type { Page } from '@playwright/test';

/** Run in a page before its own scripts: adds up how far things jump, in the browser's own measure. */
export const noteShifts = (): void => {
  let shift = 0;
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) shift += Number(Reflect.get(entry, 'value'));
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Reflect.set(window, 'readShift', () => {
    add(observer.takeRecords());
    return shift;
  });
};

/** How far things have jumped so far, what was seen a moment ago included. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'readShift')()));
