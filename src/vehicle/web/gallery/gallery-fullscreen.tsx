import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { Dialog } from '#src/ui/layers/dialog.tsx';
import type { GallerySlide } from '#src/vehicle/view/gallery/build-gallery.ts';
import { GalleryArrows } from './gallery-arrows.tsx';
import styles from './gallery-fullscreen.module.css';
import { GallerySlideContent } from './gallery-slide-content.tsx';
import { getSlideId } from './get-slide-id.ts';
import { ZoomablePicture } from './zoomable-picture.tsx';

interface GalleryFullscreenProps {
  readonly slides: readonly GallerySlide[];
  readonly startIndex: number;
  readonly onClose: (index: number) => void;
}

/** Shows the title only, because alternative text is for screen readers. */
const describeSlide = (slide: GallerySlide | undefined): string =>
  slide === undefined || slide.kind === 'placeholder' ? '' : (slide.title ?? '');

const findLoadedUrl = (at: number): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const picture = document.getElementById(getSlideId(at))?.querySelector('img');
  return picture?.complete === true && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
};

interface FullscreenSlideProps {
  readonly slide: GallerySlide;
  readonly previewUrl: string | undefined;
  readonly isPriority: boolean;
  readonly isZoomed: boolean;
  readonly onZoom: (isZoomed: boolean) => void;
}

const FullscreenSlide = ({ slide, isZoomed, onZoom, ...picture }: FullscreenSlideProps) => {
  const content = (
    <GallerySlideContent slide={slide} sizes={isZoomed ? '250vw' : '100vw'} maxWidthPx={1800} {...picture} />
  );
  if (slide.kind !== 'photo' && slide.kind !== 'custom') return content;
  return (
    <ZoomablePicture isZoomed={isZoomed} onZoom={onZoom}>
      {content}
    </ZoomablePicture>
  );
};

const closeAfterPx = 110;

const directionPx = 12;

/** @spec B2.32 */
const useSwipeDown = (dialog: RefObject<HTMLDialogElement | null>, canSwipe: () => boolean): void => {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    let start: { x: number; y: number } | undefined;
    let isPulling = false;
    const reset = (): void => {
      start = undefined;
      isPulling = false;
      delete element.dataset.pulled;
      element.style.removeProperty('--pull');
    };
    const onDown = ({ isPrimary, pointerType, clientX, clientY }: PointerEvent): void => {
      if (!isPrimary) reset();
      else if (pointerType !== 'mouse' && canSwipe()) start = { x: clientX, y: clientY };
    };
    const onMove = ({ isPrimary, clientX, clientY }: PointerEvent): void => {
      if (start === undefined || !isPrimary) return;
      const [side, down] = [Math.abs(clientX - start.x), clientY - start.y];
      if (!isPulling && Math.max(side, Math.abs(down)) < directionPx) return;
      if (!isPulling && down < side) {
        reset();
        return;
      }
      isPulling = true;
      element.dataset.pulled = '';
      element.style.setProperty('--pull', `${Math.max(0, down)}px`);
    };
    const onUp = ({ clientY }: PointerEvent): void => {
      const isReleased = isPulling && start !== undefined && clientY - start.y > closeAfterPx;
      reset();
      if (isReleased) element.close();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', reset, { signal });
    return () => stop.abort();
  }, [dialog, canSwipe]);
};

/** @spec B2.32, B2.33 */
export const GalleryFullscreen = ({ slides, startIndex, onClose }: GalleryFullscreenProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(startIndex);
  const [previewUrls] = useState(() => slides.map((_, at) => findLoadedUrl(at)));
  const [zoomed, setZoomed] = useState<number | null>(null);
  const last = slides.length - 1;
  useSwipeDown(
    dialog,
    useCallback(() => zoomed === null, [zoomed]),
  );

  useEffect(() => {
    const list = row.current;
    list?.scrollTo({ left: startIndex * list.clientWidth, behavior: 'instant' });
  }, [startIndex]);

  const show = (at: number): void => {
    setIndex(at);
    if (at !== index) setZoomed(null);
  };
  const go = (to: number): void => {
    const list = row.current;
    if (list === null || to < 0 || to > last) return;
    list.scrollTo({ left: to * list.clientWidth, behavior: 'instant' });
    show(to);
  };
  const readIndex = (): void => {
    const list = row.current;
    if (list !== null) show(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowLeft' ? index - 1 : index + 1);
  };

  return (
    <Dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Photos, full screen"
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <div className={styles.head}>
        <p aria-live="polite">{slides[index]?.label}</p>
        <button type="button" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          <span>Close</span>
        </button>
      </div>
      <section
        ref={row}
        className={styles.row}
        tabIndex={last > 0 ? 0 : undefined}
        aria-label="Photos"
        onScroll={readIndex}
      >
        <ul>
          {slides.map((slide, at) => {
            const id = `full-${at}`;
            return (
              <li key={id} inert={at !== index}>
                <FullscreenSlide
                  slide={slide}
                  previewUrl={previewUrls[at]}
                  isPriority={at === startIndex}
                  isZoomed={zoomed === at}
                  onZoom={(isZoomed) => setZoomed(isZoomed ? at : null)}
                />
              </li>
            );
          })}
        </ul>
      </section>
      <p className={styles.caption}>{describeSlide(slides[index])}</p>
      {slides.length > 1 && (
        <GalleryArrows className={styles.arrows} index={index} last={last} onStep={(by) => go(index + by)} />
      )}
    </Dialog>
  );
};
