/** Whether a part of the page lies below what is seen: it can go without anything in sight moving. */
export const isBelowScreen = (element: Element | null): boolean =>
  element === null || element.getBoundingClientRect().top >= innerHeight;
