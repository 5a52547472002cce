/** The panel of filters in the page: a rail, or a sheet. */
export const findPanel = (root: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>('[data-filter-panel]');

export const isSheet = (panel: HTMLElement | null): boolean => panel?.matches(':popover-open') ?? false;

/** Whether a link or form chooses among the results, rather than leading away from them. */
export const isChoice = (element: Element): boolean =>
  element.closest('[data-filter-panel], [data-results-bar]') !== null;

/** Whether a choice is still on its way to its answer. */
export const isAwaitingAnswer = (root: HTMLElement): boolean => root.querySelector('[data-pending]') !== null;

/** Brings the top of the results back into view when the page is scrolled past it. */
export const showResults = (root: HTMLElement): void => {
  const results = root.querySelector('#results')?.parentElement;
  if (results != null && results.getBoundingClientRect().top < 0) results.scrollIntoView({ block: 'start' });
};

export const skipToResults = (root: HTMLElement): void => {
  const results = root.querySelector<HTMLElement>('#results');
  results?.focus({ preventScroll: true });
  results?.parentElement?.scrollIntoView({ block: 'start' });
};

/** Puts the focus at the results when the element that had it is gone, or was a page number. */
export const focusResults = (root: HTMLElement): void => {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.closest('nav') == null) return;
  root.querySelector<HTMLElement>('#results')?.focus({ preventScroll: true });
};
