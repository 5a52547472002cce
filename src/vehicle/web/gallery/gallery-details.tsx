import type { MouseEvent } from 'react';
import type { GallerySlide } from '#src/vehicle/view/gallery/build-gallery.ts';
import styles from './gallery-details.module.css';
import { GalleryPicture } from './gallery-picture.tsx';
import { getSlideId } from './get-slide-id.ts';

interface GalleryDetailsProps {
  readonly slides: readonly GallerySlide[];
  readonly onChoose: (index: number) => void;
}

export const GalleryDetails = ({ slides, onChoose }: GalleryDetailsProps) => {
  const choose = (event: MouseEvent, at: number): void => {
    event.preventDefault();
    onChoose(at);
  };
  return (
    <div className={styles.details}>
      {slides.slice(1, 3).map((slide, offset) => {
        if (slide.kind !== 'photo' && slide.kind !== 'custom') return null;
        const at = offset + 1;
        const id = getSlideId(at);
        return (
          <a key={id} href={`#${id}`} aria-label={slide.label} onClick={(event) => choose(event, at)}>
            <GalleryPicture url={slide.url} alt="" sizes="20vw" widthPx={480} maxWidthPx={1200} isPriority={false} />
          </a>
        );
      })}
    </div>
  );
};
