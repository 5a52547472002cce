import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type LayerClosed, onceStill, openLayer } from '#src/ui/layers/open-layer.ts';
import { findPanel, isAwaitingAnswer, isSheet, showResults } from './search-elements.ts';

/** Opens a group of filters, scrolls the sheet to it and puts the focus there. */
const showGroup = (panel: HTMLElement, name: string): void => {
  const group = panel.querySelector<HTMLDetailsElement>(`[data-facet="${CSS.escape(name)}"]`);
  const list = group?.parentElement;
  if (group === null || list == null) return;
  group.open = true;
  list.scrollTop = group.offsetTop - list.offsetTop;
  group.querySelector('summary')?.focus({ preventScroll: true });
};

// The browser gives the focus back to the button that opened the sheet when it closes, if it was inside by then.
const focusTop = (panel: HTMLElement): void =>
  panel.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({ preventScroll: true });

/** Over the page the panel is a dialog, beside the results a part of it. */
const setDialog = (panel: HTMLElement, isDialog: boolean): void => {
  panel.role = isDialog ? 'dialog' : null;
  panel.ariaModal = isDialog ? 'true' : null;
};

interface Place {
  readonly href: string;
  /** What the router calls the step of the history. */
  readonly key: unknown;
}

const readPlace = (): Place => ({ href: location.href, key: history.state?.key });

/**
 * Makes everything beside an element inert, so that neither Tab nor a screen reader leaves it.
 * @returns undoes it
 */
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
 * While the sheet is open nothing beside it can be reached; a pill opens it at its own group; when it closes, the
 * results show from their top if something was chosen. Back closes it, and what was chosen stays.
 * @param steps how many choices were made since it opened; none again once their answers are here and it is closed
 * @spec B2.23
 */
export const useFilterSheet = (root: RefObject<HTMLElement | null>, steps: RefObject<number>): void => {
  const openedAt = useRef<Place>(undefined);
  const endVisit = useCallback((): void => {
    const element = root.current;
    if (element === null || steps.current === 0 || isSheet(findPanel(element)) || isAwaitingAnswer(element)) return;
    steps.current = 0;
    onceStill(() => {
      const { href, key } = readPlace();
      // Ticked and unticked again: a second step at the same address would make the next Back do nothing.
      if (href === openedAt.current?.href && key !== openedAt.current.key) history.back();
    });
  }, [root, steps]);
  // The answer to the last choice may come after the sheet is closed.
  useEffect(endVisit);
  useEffect(() => {
    const element = root.current;
    const panel = element === null ? null : findPanel(element);
    if (element === null || panel === null) return;
    const listening = new AbortController();
    let release = (): void => undefined;
    let opener: HTMLElement | null = null;
    let closed: LayerClosed | undefined;

    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && !panel.contains(target)) opener = target.closest('[popovertarget]');
    };
    // Told at once, unlike toggle: a choice or a Back in between would meet a layer too few or too many.
    const onToggling = ({ newState }: ToggleEvent): void => {
      setDialog(panel, newState === 'open');
      if (newState === 'open') {
        openedAt.current = readPlace();
        closed = openLayer({ close: () => panel.hidePopover(), hasMoved: () => steps.current > 0 });
        return;
      }
      // Before it closes, so that the browser can give the focus back to the button that opened it.
      release();
      closed?.();
    };
    const onToggle = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') {
        release = trapFocus(panel);
        focusTop(panel);
        const group = opener?.dataset.opens;
        if (group !== undefined) showGroup(panel, group);
        return;
      }
      // Tab leads out of the last filter to the browser's own bars: from there nothing was given back.
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
      closed?.(true);
      listening.abort();
    };
  }, [root, steps, endVisit]);
};
