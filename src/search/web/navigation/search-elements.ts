export const findPanel = (root: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>('[data-filter-panel]');

export const isSheet = (panel: HTMLElement | null): boolean => panel?.matches(':popover-open') ?? false;

export const isChoice = (element: Element): boolean =>
  element.closest('[data-filter-panel], [data-results-bar], [data-choices]') !== null;

export const isAwaitingAnswer = (root: HTMLElement): boolean => root.querySelector('[data-pending]') !== null;

export const showResults = (root: HTMLElement): void => {
  const results = root.querySelector('#results')?.parentElement;
  if (results != null && results.getBoundingClientRect().top < 0) results.scrollIntoView({ block: 'start' });
};

export const skipToResults = (root: HTMLElement): void => {
  const results = root.querySelector<HTMLElement>('#results');
  results?.focus({ preventScroll: true });
  results?.parentElement?.scrollIntoView({ block: 'start' });
};

export const focusResults = (root: HTMLElement): void => {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.closest('nav') == null) return;
  root.querySelector<HTMLElement>('#results')?.focus({ preventScroll: true });
};
