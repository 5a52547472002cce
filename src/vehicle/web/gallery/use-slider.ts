import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasReducedMotion } from './has-reduced-motion.ts';
import { whenIdle } from './when-idle.ts';

export interface Slider {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly index: number;
  /** False until scripts run, because buttons don't work without them. */
  readonly isReady: boolean;
  readonly scrollTo: (index: number, isInstant?: boolean) => void;
}

/** Embla's own unit, not milliseconds. */
const emblaDuration = 16;

const readScrolledIndex = (frame: HTMLElement): number => Math.round(frame.scrollLeft / Math.max(1, frame.clientWidth));

/** Scrolls natively until the page is idle. Then Embla takes over, so that slides can be dragged. @spec B2.31 */
export const useSlider = (slideCount: number): Slider => {
  const viewport = useRef<HTMLElement>(null);
  const carousel = useRef<EmblaCarouselType>(undefined);
  const target = useRef<number>(undefined);
  const [index, setIndex] = useState(0);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const frame = viewport.current;
    if (frame === null) return;
    setReady(true);
    setIndex(readScrolledIndex(frame));
    if (slideCount < 2) return;
    let isUnmounted = false;
    const onScroll = (): void => {
      if (carousel.current !== undefined) return;
      const at = readScrolledIndex(frame);
      if (at === target.current) target.current = undefined;
      setIndex(at);
    };
    frame.addEventListener('scroll', onScroll, { passive: true });
    const cancelIdle = whenIdle(() => {
      void import('embla-carousel').then(({ default: EmblaCarousel }) => {
        if (isUnmounted) return;
        const startIndex = target.current ?? readScrolledIndex(frame);
        frame.dataset.slider = 'embla';
        frame.scrollLeft = 0;
        const embla = EmblaCarousel(frame, { startIndex, duration: emblaDuration, containScroll: false });
        carousel.current = embla;
        setIndex(startIndex);
        embla.on('select', () => setIndex(embla.selectedScrollSnap()));
        // When the URL names a slide, the browser also scrolls the focused frame. This undoes that scrolling, because
        // only Embla may scroll.
        embla.on('scroll', () => frame.scrollTo(0, 0));
      });
    });
    return () => {
      isUnmounted = true;
      cancelIdle();
      frame.removeEventListener('scroll', onScroll);
      carousel.current?.destroy();
      carousel.current = undefined;
      delete frame.dataset.slider;
    };
  }, [slideCount]);

  const scrollTo = useCallback((to: number, isInstant = false): void => {
    const frame = viewport.current;
    if (frame === null) return;
    const isJump = isInstant || hasReducedMotion();
    if (carousel.current === undefined) {
      target.current = to;
      frame.scrollTo({ left: to * frame.clientWidth, behavior: isJump ? 'instant' : 'smooth' });
    } else {
      carousel.current.scrollTo(to, isJump);
    }
  }, []);

  return { viewport, index, isReady, scrollTo };
};
