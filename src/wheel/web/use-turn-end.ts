import { type RefObject, useEffect, useRef, useState } from 'react';

interface TurnEnd {
  readonly discRef: RefObject<SVGSVGElement | null>;
  readonly hasEnded: boolean;
}

/** Tells when the disc stands still that turned once; at once where it does not turn, as with reduced motion. @spec L2.15 */
export const useTurnEnd = (isTurning: boolean): TurnEnd => {
  const discRef = useRef<SVGSVGElement>(null);
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (!isTurning) return undefined;
    let isGone = false;
    const turns = discRef.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(turns).then(() => {
      if (!isGone) setHasEnded(true);
    });
    return () => {
      isGone = true;
    };
  }, [isTurning]);
  return { discRef, hasEnded };
};
