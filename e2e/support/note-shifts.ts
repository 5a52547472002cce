import type { Page } from '@playwright/test';

/** Pass it to `addInitScript`, so that it runs before the page's own scripts. */
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

export const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'readShift')()));
