import { type RefObject, useEffect, useRef } from 'react';
import { type DragHandlers, listenToDrag } from './listen-to-drag.ts';

/** Listens to drags, with inertia, and to the wheel while the element is mounted. @spec B4.45, B5.42 */
export const useDrag = (area: RefObject<HTMLElement | null>, handlers: DragHandlers): void => {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (area.current === null) return;
    return listenToDrag(area.current, {
      onTouch: () => latest.current.onTouch(),
      onMove: (rightPx, downPx) => latest.current.onMove(rightPx, downPx),
    });
  }, [area]);
};
