import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import * as pagePaths from '#src/lib/page-paths.ts';
import { buildFormAddress } from './build-form-address.ts';
import { findPanel, focusResults, isChoice, isSheet, showResults, skipToResults } from './search-elements.ts';
import { useFilterSheet } from './use-filter-sheet.ts';

const listFields = (form: HTMLFormElement): (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

interface Steps {
  /** Between a click and its answer. Back and Forward leave scroll position and focus to the browser. */
  isWaiting: boolean;
  /** Filters chosen in the meantime: their addresses are not known until the answer is here. */
  next: (HTMLAnchorElement | HTMLFormElement)[];
}

interface SearchNavigation {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly isLoading: boolean;
  /** The order that was asked for and has not come yet. */
  readonly pendingSort: string | null;
  /** The vehicle that was tapped without a line: it opens once the line is back. */
  readonly awaitedVehicle: string | null;
}

/** Paths that the browser opens without a reload. */
const ownPath = /^\/(search|used-car|cars)(\/|$)/;

/** Whether a path is one of the stock's: a search or a vehicle. */
const isOwnPath = (pathname: string): boolean => ownPath.test(pathname);

/** The link to the stock that a click is meant for; null when the browser should act, as for a new tab. */
const findOwnLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlainClick || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target !== '' || link.origin !== location.origin) return null;
  return isOwnPath(link.pathname) ? link : null;
};

/**
 * Takes over the links and forms of the search page, with one handler for all of them. A filter is one step of the
 * history; all choices of one visit to the sheet are one step together, which is that of the open sheet. A new search shows its results from the top.
 * @param hasError the last choice did not come through
 * @spec B2.16, B2.24, B4.18
 */
export const useSearchNavigation = (hasError: boolean): SearchNavigation => {
  const root = useRef<HTMLDivElement>(null);
  const steps = useRef<Steps>({ isWaiting: false, next: [] });
  const sheetSteps = useRef(0);
  const [awaitedVehicle, awaitVehicle] = useState<string | null>(null);
  useOwnLinks(root, steps, sheetSteps, awaitVehicle);
  const { state, location: to } = useNavigation();
  useAnswers(root, steps, state === 'idle', hasError);
  // After the answers: it asks whether any is still on its way.
  useFilterSheet(root, sheetSteps);
  const next = state === 'loading' && isOwnPath(to.pathname) && !pagePaths.isVehicle(to.pathname) ? to : null;
  return {
    root,
    isLoading: next !== null,
    awaitedVehicle,
    pendingSort: next === null ? null : new URLSearchParams(next.search).get('sortBy'),
  };
};

const clearPending = (root: HTMLElement, kept: readonly Element[]): void => {
  for (const chosen of root.querySelectorAll('[data-pending]')) {
    chosen.toggleAttribute('data-pending', kept.includes(chosen));
  }
};

/** Opens links and sends forms without a reload. */
const useOwnLinks = (
  root: RefObject<HTMLElement | null>,
  steps: RefObject<Steps>,
  sheetSteps: RefObject<number>,
  awaitVehicle: (address: string) => void,
): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const listening = new AbortController();
    const go = (address: string, from: Element): void => {
      // Its part of the scripts may not be here, and without it the browser would leave for an error page of its own.
      if (!navigator.onLine && pagePaths.isVehicle(new URL(address, location.origin).pathname)) {
        awaitVehicle(address);
        return;
      }
      // What waited for the answer before was chosen in the sheet too, though it may be closed by now.
      const inSheet = sheetSteps.current > 0 || isSheet(findPanel(element));
      steps.current.isWaiting = true;
      // A choice that did not come through is not the last one any more.
      clearPending(element, steps.current.next);
      from.toggleAttribute('data-pending', true);
      void navigate(address, {
        preventScrollReset: isChoice(from),
        replace: inSheet || address === location.pathname + location.search,
      });
      if (inSheet) sheetSteps.current += 1;
    };
    /** True when an element has to wait for the answer to the one before. */
    const waits = (chosen: HTMLAnchorElement | HTMLFormElement): boolean => {
      if (!isChoice(chosen)) steps.current.next = [];
      if (!steps.current.isWaiting || !isChoice(chosen)) return false;
      chosen.toggleAttribute('data-pending', true);
      steps.current.next.push(chosen);
      return true;
    };
    const onClick = (event: MouseEvent): void => {
      const link = findOwnLink(event);
      if (link === null) return;
      event.preventDefault();
      if (link.hash === '#results') skipToResults(element);
      else if (!waits(link)) go(`${link.pathname}${link.search}`, link);
    };
    const onSubmit = (event: SubmitEvent): void => {
      const form = event.target;
      // A form of a card that changes something is no search.
      if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
      event.preventDefault();
      if (!waits(form)) go(buildFormAddress(new URL(form.action).pathname, listFields(form)), form);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || event.target.role !== 'checkbox') return;
      // A box is ticked by Space; the page would scroll.
      event.preventDefault();
      event.target.click();
    };
    element.addEventListener('click', onClick, { signal: listening.signal });
    element.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    element.addEventListener('submit', onSubmit, { signal: listening.signal });
    return () => listening.abort();
  }, [navigate, root, steps, sheetSteps, awaitVehicle]);
};

/** Does what an answer asks for: the next click that waited, else the results into view and the focus to them. */
const useAnswers = (
  root: RefObject<HTMLElement | null>,
  steps: RefObject<Steps>,
  isIdle: boolean,
  hasError: boolean,
): void => {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const { current } = steps;
    if (shownKey.current === key) {
      // Back to where the page is already took the place of the answer, which comes no more.
      if (isIdle && current.isWaiting) {
        steps.current = { isWaiting: false, next: [] };
        clearPending(element, []);
      }
      return;
    }
    shownKey.current = key;
    const { isWaiting } = current;
    current.isWaiting = false;
    const next = current.next.shift();
    if (next?.isConnected) {
      if (next instanceof HTMLFormElement) next.requestSubmit();
      else next.click();
      return;
    }
    // A choice that did not come through is still on its way: it is asked for again.
    if (!hasError) clearPending(element, current.next);
    if (!isWaiting || isSheet(findPanel(element))) return;
    showResults(element);
    focusResults(element);
  }, [key, root, steps, isIdle, hasError]);
};
