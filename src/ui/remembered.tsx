import { createElement, type ReactNode, useContext } from 'react';
import { PagePieces } from '#src/ui/page-pieces.ts';

/** Marks the children of `Remembered` during rendering. The finished HTML doesn't contain this element. */
export const partElement = 'x-part';

interface RememberedProps {
  readonly of: object;
  /** Must differ if the HTML differs for the same `of` and site. */
  readonly variant: string;
  readonly children: ReactNode;
}

/**
 * On the server, reuses the HTML of its children for the same `of` and `variant`, because React takes far longer to
 * render a card than to skip it. The children must not depend on the page's address, use `useId`, or render scripts or
 * styles. They also must not load a picture that isn't lazy, or contain another `Remembered`.
 */
export const Remembered = ({ of, variant, children }: RememberedProps): ReactNode => {
  const parts = useContext(PagePieces)?.parts;
  if (!parts) return children;
  const { at, isKnown } = parts.place(of, variant);
  return createElement(partElement, { n: at }, isKnown ? null : children);
};
