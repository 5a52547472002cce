/** True if an element is below the visible part of the page, so that removing it shifts nothing visible. */
export const isBelowScreen = (element: Element | null): boolean =>
  element === null || element.getBoundingClientRect().top >= innerHeight;
