import { createElement, type ReactNode, useContext } from 'react';
import { PagePieces } from '#src/ui/page-pieces.ts';

/** The element around a remembered part while a page is rendered. It isn't in the finished HTML. */
export const partElement = 'x-part';

interface RememberedProps {
  readonly of: object;
  /** What the HTML depends on besides `of`. */
  readonly variant: string;
  readonly children: ReactNode;
}

/**
 * Renders its children on the server only once for each `of` and `variant`, since React takes far longer to render a
 * card than to skip it. They must not depend on the page's address, use `useId`, render scripts or styles, load a
 * picture that isn't lazy, or contain another remembered part.
 */
export const Remembered = ({ of, variant, children }: RememberedProps): ReactNode => {
  const parts = useContext(PagePieces)?.parts;
  if (!parts) return children;
  const { at, isKnown } = parts.place(of, variant);
  return createElement(partElement, { n: at }, isKnown ? null : children);
};
