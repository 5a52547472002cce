/**
 * Makes everything beside an element inert, so that neither Tab nor a screen reader leaves it.
 * @returns undoes it
 */
export const trapFocus = (element: HTMLElement): (() => void) => {
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
