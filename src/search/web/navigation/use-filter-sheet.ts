import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type LayerClosed, onceSettled, openLayer } from '#src/ui/layers/open-layer.ts';
import { findPanel, isAwaitingAnswer, isSheet, showResults } from './search-elements.ts';

const popoverGap = 8;

const showOnly = (panel: HTMLElement, pill: HTMLElement): (() => void) => {
  const group = panel.querySelector<HTMLDetailsElement>(`[data-facet="${pill.dataset.opens}"]`);
  if (group === null) return () => undefined;
  const { ariaLabel, style } = panel;
  const { bottom, left } = pill.getBoundingClientRect();
  const top = bottom + popoverGap;
  group.open = true;
  for (const element of [panel, group]) element.dataset.only = '';
  panel.ariaLabel = group.querySelector('summary span')?.textContent ?? ariaLabel;
  style.inset = `${top}px auto auto min(${left}px, 100% - 25rem)`;
  style.maxBlockSize = `${innerHeight - top - popoverGap}px`;
  return () => {
    for (const element of [panel, group]) delete element.dataset.only;
    panel.ariaLabel = ariaLabel;
    style.inset = '';
    style.maxBlockSize = '';
  };
};

const focusFilter = (panel: HTMLElement): void =>
  panel.querySelector<HTMLElement>('details[data-only] :is(a, button, input:enabled)')?.focus({ preventScroll: true });

// On closing, the browser returns the focus to the opening button only if the focus was inside the sheet.
const focusTop = (panel: HTMLElement): void =>
  panel.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({ preventScroll: true });

const setDialog = (panel: HTMLElement, isDialog: boolean): void => {
  panel.role = isDialog ? 'dialog' : null;
  panel.ariaModal = isDialog ? 'true' : null;
};

interface Place {
  readonly href: string;
  readonly key: unknown;
}

const readPlace = (): Place => ({ href: location.href, key: history.state?.key });

const trapFocus = (element: HTMLElement): (() => void) => {
  const silenced: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement !== null; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      silenced.push(sibling);
    }
  }
  return () => {
    for (const sibling of silenced) sibling.inert = false;
  };
};

/**
 * The Back button closes the sheet and keeps the choices.
 * @param steps number of choices since the sheet opened; reset once the sheet is closed and every choice has its
 *   results
 * @spec B2.23
 */
export const useFilterSheet = (root: RefObject<HTMLElement | null>, steps: RefObject<number>): void => {
  const openedAt = useRef<Place>(undefined);
  const endVisit = useCallback((): void => {
    const element = root.current;
    if (element === null || steps.current === 0 || isSheet(findPanel(element)) || isAwaitingAnswer(element)) return;
    steps.current = 0;
    onceSettled(() => {
      const { href, key } = readPlace();
      // If the choices cancelled each other out, the history has two entries for one URL. The next Back would then do
      // nothing.
      if (href === openedAt.current?.href && key !== openedAt.current.key) history.back();
    });
  }, [root, steps]);
  // The last response can arrive after the sheet has closed.
  useEffect(endVisit);
  useEffect(() => {
    const element = root.current;
    const panel = element === null ? null : findPanel(element);
    if (element === null || panel === null) return;
    const listening = new AbortController();
    let release = (): void => undefined;
    let showAll = (): void => undefined;
    let opener: HTMLElement | null = null;
    let closed: LayerClosed | undefined;

    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && !panel.contains(target)) opener = target.closest('[popovertarget]');
    };
    // `toggle` fires too late. A choice or the Back button could come first, while the count of open layers is still
    // wrong.
    const onToggling = ({ newState }: ToggleEvent): void => {
      setDialog(panel, newState === 'open');
      if (newState === 'open') {
        if (opener?.dataset.opens !== undefined) showAll = showOnly(panel, opener);
        openedAt.current = readPlace();
        closed = openLayer({ close: () => panel.hidePopover(), hasMoved: () => steps.current > 0 });
        return;
      }
      // Removes `inert` before the sheet closes, so that the browser can return the focus to the opening button.
      release();
      closed?.();
    };
    const onToggle = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') {
        release = trapFocus(panel);
        if (panel.dataset.only === undefined) focusTop(panel);
        else focusFilter(panel);
        return;
      }
      showAll();
      showAll = () => undefined;
      // Tab past the last filter moves the focus to the browser's toolbar, and the browser doesn't return it from
      // there.
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
      if (steps.current > 0) showResults(element);
      endVisit();
    };
    const { signal } = listening;
    element.addEventListener('click', onClick, { capture: true, signal });
    panel.addEventListener('beforetoggle', onToggling, { signal });
    panel.addEventListener('toggle', onToggle, { signal });
    return () => {
      release();
      showAll();
      closed?.(true);
      listening.abort();
    };
  }, [root, steps, endVisit]);
};
