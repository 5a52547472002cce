import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { GalleryView } from '#src/vehicle/view/gallery/build-gallery.ts';
import { SpinPoster } from '../spin/spin-poster.tsx';
import styles from './gallery.module.css';
import arrowStyles from './gallery-arrows.module.css';
import { GalleryArrows } from './gallery-arrows.tsx';
import { GalleryBar } from './gallery-bar.tsx';
import { GalleryDetails } from './gallery-details.tsx';
import { type GalleryLayout, stageSizes } from './gallery-layout.ts';
import { GallerySlideContent } from './gallery-slide-content.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import type { Shown } from './gallery-views.tsx';
import { getSlideId } from './get-slide-id.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useSlider } from './use-slider.ts';
import { whenIdle } from './when-idle.ts';

const SpinStage = lazyPart(() => import('../spin/spin-stage.tsx').then((part) => part.SpinStage));
const GalleryFullscreen = lazyPart(() => import('./gallery-fullscreen.tsx').then((part) => part.GalleryFullscreen));

interface GalleryProps {
  readonly gallery: GalleryView;
  readonly layout: GalleryLayout;
  readonly tag: ReactNode;
}

const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};

/** @spec B2.31 to B2.37, B2.67, B4.42, B4.57, B9.06 to B9.09 */
export const Gallery = ({ gallery, layout, tag }: GalleryProps) => {
  const { slides, spin } = gallery;
  const region = useRef<HTMLDivElement>(null);
  const { viewport, index, isReady, scrollTo } = useSlider(slides.length);
  const [view, setView] = useState(gallery.initialView);
  const [isFullscreen, setFullscreen] = useState(false);
  const isSpinReady = useIdle();
  const last = slides.length - 1;
  const hasPictures = gallery.photoCount > 0;

  const step = useCallback(
    (by: -1 | 1): void => {
      const to = index + by;
      if (to >= 0 && to <= last) scrollTo(to);
    },
    [index, last, scrollTo],
  );
  const isImages = view === 'images';
  useArrowKeys(region, isImages ? step : null);
  const close = (at: number): void => {
    setFullscreen(false);
    scrollTo(at, true);
  };
  const show = (to: Shown): void => {
    setView(to.view);
    if (to.view === 'images') scrollTo(to.index);
  };
  const choose = (to: number): void => show({ view: 'images', index: to });
  const openPicture = (event: MouseEvent): void => {
    if (event.target instanceof HTMLImageElement && event.target.closest('a') === null) setFullscreen(true);
  };
  const openByEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target === event.currentTarget && hasPictures) setFullscreen(true);
  };

  const hasBar = hasPictures || slides.length > 1 || spin !== null;
  const poster = spin && <SpinPoster spin={spin} sizes={stageSizes[layout]} />;
  return (
    <div
      ref={region}
      className={styles.gallery}
      data-details={slides.length > 2 || undefined}
      data-empty={!hasPictures || undefined}
      data-bar={hasBar || undefined}
    >
      <div className={styles.stage}>
        <section
          ref={viewport}
          className={styles.viewport}
          tabIndex={slides.length > 1 ? 0 : undefined}
          aria-label="Photos"
          inert={isReady && !isImages}
          onClick={openPicture}
          onKeyDown={openByEnter}
        >
          <ul className={styles.slides}>
            {slides.map((slide, at) => {
              const id = getSlideId(at);
              return (
                <li key={id} id={id}>
                  <GallerySlideContent
                    slide={slide}
                    sizes={stageSizes[layout]}
                    maxWidthPx={1800}
                    isPriority={at < gallery.priorityCount}
                  />
                </li>
              );
            })}
          </ul>
        </section>
        {spin !== null && view !== 'images' && (
          <Suspense fallback={poster}>
            {isSpinReady ? (
              <SpinStage
                spin={spin}
                poster={poster}
                view={view}
                isFullscreen={isFullscreen}
                onClose={() => setFullscreen(false)}
              />
            ) : (
              poster
            )}
          </Suspense>
        )}
        {tag}
        {isImages && slides.length > 1 && isReady && (
          <GalleryArrows className={arrowStyles.arrows} index={index} last={last} onStep={step} />
        )}
      </div>
      {slides.length > 2 && <GalleryDetails slides={slides} onChoose={choose} />}
      {hasBar && (
        <GalleryBar
          gallery={gallery}
          shown={{ view, index }}
          onShow={show}
          onFullscreen={isReady && (hasPictures || !isImages) ? () => setFullscreen(true) : null}
        />
      )}
      {gallery.hasThumbnails && (
        <GalleryThumbnails
          slides={slides}
          index={isImages ? index : null}
          isScrolling={gallery.scrollsThumbnails}
          isReady={isReady}
          onChoose={choose}
        />
      )}
      {isFullscreen && isImages && (
        <Suspense>
          <GalleryFullscreen slides={slides} startIndex={index} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};
