import { type RefObject, useEffect } from 'react';

/** Way down after which a picture is let go of, in pixels. */
const closeAfterPx = 110;
/** Movement that shows which way a finger goes, in pixels. */
const decidesPx = 12;

/** A finger that pulls the dialog down closes it; one that turns back, or goes sideways first, does not. @spec B2.32 */
export const useSwipeDown = (dialog: RefObject<HTMLDialogElement | null>, canSwipe: () => boolean): void => {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    let start: { x: number; y: number } | undefined;
    let isPulling = false;
    const rest = (): void => {
      start = undefined;
      isPulling = false;
      delete element.dataset.pulled;
      element.style.removeProperty('--pull');
    };
    const onDown = ({ isPrimary, pointerType, clientX, clientY }: PointerEvent): void => {
      if (!isPrimary) rest();
      else if (pointerType !== 'mouse' && canSwipe()) start = { x: clientX, y: clientY };
    };
    const onMove = ({ isPrimary, clientX, clientY }: PointerEvent): void => {
      if (start === undefined || !isPrimary) return;
      const [side, down] = [Math.abs(clientX - start.x), clientY - start.y];
      if (!isPulling && Math.max(side, Math.abs(down)) < decidesPx) return;
      if (!isPulling && down < side) {
        rest();
        return;
      }
      isPulling = true;
      element.dataset.pulled = '';
      element.style.setProperty('--pull', `${Math.max(0, down)}px`);
    };
    const onUp = ({ clientY }: PointerEvent): void => {
      const isLetGo = isPulling && start !== undefined && clientY - start.y > closeAfterPx;
      rest();
      if (isLetGo) element.close();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', rest, { signal });
    return () => stop.abort();
  }, [dialog, canSwipe]);
};
