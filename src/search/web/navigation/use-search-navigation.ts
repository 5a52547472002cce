import { type RefObject, useEffect, useRef, useState } from 'react';
import * as pagePaths from '#src/lib/page-paths.ts';
import { useWhenOnline } from '#src/ui/late/use-when-online.ts';
import { useLocation, useNavigation } from '#src/ui/navigation/page-navigation.ts';
import { buildFormAddress } from './build-form-address.ts';
import { findPanel, focusResults, isChoice, isSheet, showResults, skipToResults } from './search-elements.ts';
import { useFilterSheet } from './use-filter-sheet.ts';

const listFields = (form: HTMLFormElement): (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

interface Steps {
  /**
   * True from a click or a submitted form until the response arrives. Stays false for Back and Forward, because the
   * browser handles their scrolling and focus.
   */
  isWaiting: boolean;
  next: (HTMLAnchorElement | HTMLFormElement)[];
}

const ownPath = /^\/(search|used-car|cars)(\/|$)/;

const isOwnPath = (pathname: string): boolean => ownPath.test(pathname);

const findOwnLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlainClick || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target !== '' || link.origin !== location.origin) return null;
  return isOwnPath(link.pathname) ? link : null;
};

/**
 * All choices in an open filter sheet share one history entry.
 * @param hasError whether the last choice failed to load
 * @spec B2.16, B2.24, B4.18
 */
export const useSearchNavigation = (hasError: boolean) => {
  useSearchRetry(hasError);
  const root = useRef<HTMLDivElement>(null);
  const steps = useRef<Steps>({ isWaiting: false, next: [] });
  const sheetSteps = useRef(0);
  const [pendingVehicle, setPendingVehicle] = useState<string | null>(null);
  useOwnLinks(root, steps, sheetSteps, setPendingVehicle);
  const { to } = useNavigation();
  useAnswers(root, steps, to === null, hasError);
  // Must run after useAnswers, because it checks whether a response is still in flight.
  useFilterSheet(root, sheetSteps);
  const next = to !== null && isOwnPath(to.pathname) && !pagePaths.isVehicle(to.pathname) ? to : null;
  return {
    root,
    isLoading: next !== null,
    pendingVehicle,
    pendingSort: next === null ? null : new URLSearchParams(next.search).get('sortBy'),
  };
};

/** @spec B4.18 */
const useSearchRetry = (hasError: boolean): void => {
  const shown = useLocation();
  const { to, navigate } = useNavigation();
  const ask = () => {
    const { pathname, search } = to ?? shown;
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  useWhenOnline(hasError ? ask : null);
};

const clearPending = (root: HTMLElement, kept: readonly Element[]): void => {
  for (const chosen of root.querySelectorAll('[data-pending]')) {
    chosen.toggleAttribute('data-pending', kept.includes(chosen));
  }
};

const useOwnLinks = (
  root: RefObject<HTMLElement | null>,
  steps: RefObject<Steps>,
  sheetSteps: RefObject<number>,
  setPendingVehicle: (address: string) => void,
): void => {
  const { navigate } = useNavigation();
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const listening = new AbortController();
    const go = (address: string, from: Element): void => {
      // Offline, a vehicle page whose scripts aren't cached would become the browser's own error page.
      if (!navigator.onLine && pagePaths.isVehicle(new URL(address, location.origin).pathname)) {
        setPendingVehicle(address);
        return;
      }
      // A choice queued in the sheet still belongs to the sheet after it closes.
      const inSheet = sheetSteps.current > 0 || isSheet(findPanel(element));
      steps.current.isWaiting = true;
      clearPending(element, steps.current.next);
      from.toggleAttribute('data-pending', true);
      navigate(address, {
        preventScrollReset: isChoice(from),
        replace: inSheet || address === location.pathname + location.search,
      });
      if (inSheet) sheetSteps.current += 1;
    };
    /**
     * Queues a choice while a response is pending. An element that isn't a choice empties the queue. Returns false if
     * the caller can follow the link or send the form now.
     */
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
      // A POST form on a card, such as one that saves a vehicle, isn't a search.
      if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
      event.preventDefault();
      if (!waits(form)) go(buildFormAddress(new URL(form.action).pathname, listFields(form)), form);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || event.target.role !== 'checkbox') return;
      // Space would otherwise scroll the page instead of ticking the option.
      event.preventDefault();
      event.target.click();
    };
    element.addEventListener('click', onClick, { signal: listening.signal });
    element.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    element.addEventListener('submit', onSubmit, { signal: listening.signal });
    return () => listening.abort();
  }, [navigate, root, steps, sheetSteps, setPendingVehicle]);
};

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
      // If the visitor returns to the current page, the pending response never arrives.
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
    // A failed choice is retried, so it stays pending.
    if (!hasError) clearPending(element, current.next);
    if (!isWaiting || isSheet(findPanel(element))) return;
    showResults(element);
    focusResults(element);
  }, [key, root, steps, isIdle, hasError]);
};
