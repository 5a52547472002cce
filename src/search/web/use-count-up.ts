import { type RefObject, useLayoutEffect, useRef } from 'react';
import { formatNumber } from '#src/lib/format-number.ts';

const leadingNumber = /^[\d,]+/;

/**
 * Screen readers announce only the final number.
 * @param text the element's only text. Null while there is none.
 */
export const useCountUp = (place: RefObject<HTMLElement | null>, text: string | null): void => {
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = place.current;
    const line = element?.firstChild;
    const [digits] = leadingNumber.exec(text ?? '') ?? [];
    if (text === null || element === null || !(line instanceof Text) || digits === undefined) return;
    const to = Number(digits.replaceAll(',', ''));
    const from = shown.current ?? to;
    shown.current = to;
    const durationMs = Number.parseFloat(getComputedStyle(element).getPropertyValue('--motion-slow'));
    if (from === to || !(durationMs > 0)) return;
    const startMs = performance.now();
    let frame = 0;
    const draw = (nowMs: number): void => {
      const part = Math.min(1, Math.max(0, (nowMs - startMs) / durationMs));
      element.ariaBusy = part < 1 ? 'true' : null;
      line.data = text.replace(leadingNumber, formatNumber(Math.round(from + (to - from) * part)));
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    draw(startMs);
    return () => {
      cancelAnimationFrame(frame);
      element.ariaBusy = null;
      line.data = text;
    };
  }, [place, text]);
};
