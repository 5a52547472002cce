export const isBelowScreen = (element: Element | null): boolean =>
  element === null || element.getBoundingClientRect().top >= innerHeight;
