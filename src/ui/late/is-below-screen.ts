export const isBelowScreen = (element: Element | null): boolean =>
  element === null || element.getBoundingClientRect().top >= innerHeight;

/** Calls back when the element has left the screen at the bottom. Returns a function that stops watching. */
export const onceBelowScreen = (element: Element | null, onBelow: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting) || !isBelowScreen(element)) return;
    observer.disconnect();
    onBelow();
  });
  if (element !== null) observer.observe(element);
  return () => observer.disconnect();
};
