import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { buildFormAddress } from '#src/search/web/build-form-address.ts';
import { trapFocus } from '#src/search/web/trap-focus.ts';

/** Paths that the browser opens without a reload. */
const ownPath = /^\/(search|used-car|cars)(\/|$)/;

const findOwnLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlainClick || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target !== '' || link.origin !== location.origin || !ownPath.test(link.pathname))
    return null;
  return link;
};

const findPanel = (root: HTMLElement): HTMLElement | null => root.querySelector<HTMLElement>('[data-filter-panel]');

const isSheet = (panel: HTMLElement | null): boolean => panel?.matches(':popover-open') ?? false;

const textFields = (form: HTMLFormElement): (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

interface SearchNavigation {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly isLoading: boolean;
  /** The order that was asked for and has not come yet. */
  readonly pendingSort: string | null;
}

/**
 * Takes over the links and forms of the search page, with one handler for all of them.
 * - A filter is one step of the history; all choices of one visit to the sheet are one step together.
 * - A new search shows its results from the top; in the sheet nothing moves, until it is closed.
 * @spec B2.16, B2.24
 */
export const useSearchNavigation = (): SearchNavigation => {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { key } = useLocation();
  const shownKey = useRef(key);
  // True from a click here until its answer: Back and Forward leave scroll position and focus to the browser.
  const settle = useRef(false);
  const sheetSteps = useRef(0);
  // A filter clicked before the last answer is here waits for it: its address is not known until then.
  const isWaiting = useRef(false);
  const nextClicks = useRef<HTMLAnchorElement[]>([]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const go = (address: string, from: Element): void => {
      const panel = findPanel(element);
      const inSheet = isSheet(panel);
      const isFilter = from.closest('[data-filter-panel], [data-results-bar]') !== null;
      settle.current = true;
      isWaiting.current = true;
      from.setAttribute('data-pending', '');
      void navigate(address, { preventScrollReset: isFilter, replace: inSheet && sheetSteps.current > 0 });
      if (inSheet) sheetSteps.current += 1;
    };
    const onClick = (event: MouseEvent): void => {
      const link = findOwnLink(event);
      if (link === null) return;
      event.preventDefault();
      const isFilter = link.closest('[data-filter-panel], [data-results-bar]') !== null;
      if (isWaiting.current && isFilter) {
        nextClicks.current.push(link);
        link.setAttribute('data-pending', '');
        return;
      }
      if (!isFilter) nextClicks.current = [];
      go(`${link.pathname}${link.search}`, link);
    };
    const onSubmit = (event: SubmitEvent): void => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      const form = event.target;
      go(buildFormAddress(new URL(form.action).pathname, textFields(form)), form);
    };
    element.addEventListener('click', onClick);
    element.addEventListener('submit', onSubmit);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('submit', onSubmit);
    };
  }, [navigate]);
  useSheet(root, sheetSteps);

  useEffect(() => {
    const element = root.current;
    if (element === null || shownKey.current === key) return;
    shownKey.current = key;
    isWaiting.current = false;
    const next = nextClicks.current.shift();
    if (next?.isConnected) {
      next.click();
      return;
    }
    for (const link of element.querySelectorAll('[data-pending]')) link.removeAttribute('data-pending');
    const isOwnStep = settle.current;
    settle.current = false;
    if (!isOwnStep || isSheet(findPanel(element))) return;
    showResults(element);
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('nav') != null) {
      element.querySelector<HTMLElement>('#results')?.focus({ preventScroll: true });
    }
  }, [key]);

  const next =
    navigation.state === 'loading' && ownPath.test(navigation.location.pathname) ? navigation.location : null;
  return {
    root,
    isLoading: next !== null && !next.pathname.startsWith('/cars'),
    pendingSort: next === null ? null : new URLSearchParams(next.search).get('sortBy'),
  };
};

/** Brings the top of the results back into view when the page is scrolled past it. */
const showResults = (element: HTMLElement): void => {
  const results = element.querySelector('#results')?.parentElement;
  if (results != null && results.getBoundingClientRect().top < 0) results.scrollIntoView({ block: 'start' });
};

/** While the sheet is open nothing beside it can be reached; a pill opens it at its own group. */
const useSheet = (root: RefObject<HTMLDivElement | null>, steps: RefObject<number>): void => {
  useEffect(() => {
    const element = root.current;
    const panel = element === null ? null : findPanel(element);
    if (element === null || panel === null) return;
    let release = (): void => undefined;
    let opens: string | undefined;
    const onPill = (event: MouseEvent): void => {
      if (event.target instanceof Element) opens = event.target.closest<HTMLElement>('[data-opens]')?.dataset.opens;
    };
    // Before it closes, so that the browser can give the focus back to the button that opened it.
    const onClosing = (event: ToggleEvent): void => {
      if (event.newState === 'closed') release();
    };
    const onToggle = (event: ToggleEvent): void => {
      if (event.newState === 'closed') {
        if (steps.current > 0) showResults(element);
        steps.current = 0;
        return;
      }
      release = trapFocus(panel);
      const group = opens === undefined ? null : panel.querySelector<HTMLDetailsElement>(`[data-facet="${opens}"]`);
      const list = group?.parentElement;
      if (group === null || list == null) return;
      group.open = true;
      list.scrollTop = group.offsetTop - list.offsetTop;
    };
    element.addEventListener('click', onPill, true);
    panel.addEventListener('beforetoggle', onClosing);
    panel.addEventListener('toggle', onToggle);
    return () => {
      release();
      element.removeEventListener('click', onPill, true);
      panel.removeEventListener('beforetoggle', onClosing);
      panel.removeEventListener('toggle', onToggle);
    };
  }, [root, steps]);
};
