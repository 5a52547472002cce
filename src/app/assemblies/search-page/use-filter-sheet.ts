import { type RefObject, useEffect } from 'react';
import { trapFocus } from '#src/search/web/trap-focus.ts';
import { findPanel, showResults } from './search-elements.ts';

/** Opens a group of filters and scrolls the sheet to it. */
const showGroup = (panel: HTMLElement, name: string): void => {
  const group = panel.querySelector<HTMLDetailsElement>(`[data-facet="${CSS.escape(name)}"]`);
  const list = group?.parentElement;
  if (group === null || list == null) return;
  group.open = true;
  list.scrollTop = group.offsetTop - list.offsetTop;
};

/**
 * While the sheet is open nothing beside it can be reached; a pill opens it at its own group; when it closes, the
 * results show from their top if something was chosen.
 * @param steps how many choices were made since it opened
 * @spec B2.23
 */
export const useFilterSheet = (root: RefObject<HTMLElement | null>, steps: RefObject<number>): void => {
  useEffect(() => {
    const element = root.current;
    const panel = element === null ? null : findPanel(element);
    if (element === null || panel === null) return;
    const listening = new AbortController();
    let release = (): void => undefined;
    let pill: string | undefined;

    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element) pill = target.closest<HTMLElement>('[data-opens]')?.dataset.opens;
    };
    // Before it closes, so that the browser can give the focus back to the button that opened it.
    const onClosing = ({ newState }: ToggleEvent): void => {
      if (newState === 'closed') release();
    };
    const onToggle = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') {
        release = trapFocus(panel);
        if (pill !== undefined) showGroup(panel, pill);
        return;
      }
      if (steps.current > 0) showResults(element);
      steps.current = 0;
    };
    const { signal } = listening;
    element.addEventListener('click', onClick, { capture: true, signal });
    panel.addEventListener('beforetoggle', onClosing, { signal });
    panel.addEventListener('toggle', onToggle, { signal });
    return () => {
      release();
      listening.abort();
    };
  }, [root, steps]);
};
