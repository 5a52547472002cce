import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { buildImageUrl } from '#src/lib/image-url.ts';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import { useMissingPicture } from '#src/ui/use-missing-picture.ts';
import type { GallerySlide } from '#src/vehicle/view/gallery/build-gallery.ts';
import styles from './gallery-thumbnails.module.css';
import { isVideo } from './gallery-views.tsx';
import { getSlideId } from './get-slide-id.ts';
import { hasReducedMotion } from './has-reduced-motion.ts';

interface GalleryThumbnailsProps {
  readonly slides: readonly GallerySlide[];
  /** The current slide, from 0. Null while the spin or the cabin shows. */
  readonly index: number | null;
  /** @spec B9.07, D.50 */
  readonly isScrolling: boolean;
  readonly isReady: boolean;
  readonly onChoose: (index: number) => void;
}

const findThumbUrl = (slide: GallerySlide): string | null => {
  if (slide.kind === 'placeholder') return null;
  return 'thumbUrl' in slide ? slide.thumbUrl : slide.posterUrl;
};

const scrollBy = (strip: HTMLElement | null, step: -1 | 1): void =>
  strip?.scrollBy({ left: step * strip.clientWidth * 0.8, behavior: hasReducedMotion() ? 'instant' : 'smooth' });

const Thumbnail = ({ url }: { readonly url: string }) => {
  const { picture, isMissing, onError } = useMissingPicture();
  if (isMissing) return <Icon name="camera" />;
  return (
    <img
      ref={picture}
      src={buildImageUrl(url, 160)}
      srcSet={`${buildImageUrl(url, 160)} 1x, ${buildImageUrl(url, 320)} 2x`}
      alt=""
      width={120}
      height={80}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
};

/** @spec B2.31, B9.06 */
export const GalleryThumbnails = ({ slides, index, isScrolling, isReady, onChoose }: GalleryThumbnailsProps) => {
  const strip = useRef<HTMLOListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const list = strip.current;
    const item = index === null ? undefined : list?.children[index];
    if (list === null || !(item instanceof HTMLElement)) return;
    const left = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
    list.scrollTo({ left, behavior: hasReducedMotion() ? 'instant' : 'smooth' });
  }, [index]);

  const readEnds = useCallback((): void => {
    const list = strip.current;
    if (list === null) return;
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    setEnds({ isAtStart: list.scrollLeft <= 2, isAtEnd });
  }, []);
  useEffect(() => {
    // Reads the ends again after a resize, because the arrows are no use if all thumbnails fit.
    const list = strip.current;
    if (list === null) return;
    const observer = new ResizeObserver(readEnds);
    observer.observe(list);
    return () => observer.disconnect();
  }, [readEnds]);
  const choose = (event: MouseEvent, to: number): void => {
    event.preventDefault();
    onChoose(to);
  };

  return (
    <div className={styles.thumbnails} data-scrolling={isScrolling || undefined} data-no-print>
      <ol ref={strip} className={styles.strip} onScroll={readEnds} aria-label="All photos">
        {slides.map((slide, at) => {
          const url = findThumbUrl(slide);
          const id = getSlideId(at);
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-label={slide.label}
                aria-current={at === index || undefined}
                onClick={(event) => choose(event, at)}
              >
                {url !== null && <Thumbnail url={url} />}
                {isVideo(slide) && <Icon name={pageIcons.play} />}
              </a>
            </li>
          );
        })}
      </ol>
      {isScrolling && isReady && (
        <>
          <button
            type="button"
            className={styles.back}
            disabled={ends.isAtStart}
            aria-label="Earlier photos"
            onClick={() => scrollBy(strip.current, -1)}
          >
            <Icon name={pageIcons.chevronLeft} />
          </button>
          <button
            type="button"
            className={styles.on}
            disabled={ends.isAtEnd}
            aria-label="More photos"
            onClick={() => scrollBy(strip.current, 1)}
          >
            <Icon name={pageIcons.chevronRight} />
          </button>
        </>
      )}
    </div>
  );
};
