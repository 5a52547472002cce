import { type MouseEvent, useState } from 'react';
import { buildImageUrl, type ImageWidth } from '#src/lib/image-url.ts';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import { useMissingPicture } from '#src/ui/use-missing-picture.ts';
import type { GallerySlide } from '#src/vehicle/view/gallery/build-gallery.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { GalleryPlaceholder } from './gallery-placeholder.tsx';
import styles from './gallery-video.module.css';

interface GallerySlideContentProps {
  readonly slide: GallerySlide;
  readonly sizes: string;
  readonly maxWidthPx: ImageWidth;
  readonly isPriority: boolean;
  readonly previewUrl?: string | undefined;
}

type VideoSlide = Extract<GallerySlide, { readonly kind: 'videoFile' | 'videoEmbed' }>;

const buildPoster = (posterUrl: string | null): string | undefined =>
  posterUrl === null ? undefined : buildImageUrl(posterUrl, 1200, 'gallery');

/** @spec B2.34 */
const GalleryVideo = ({ slide }: { readonly slide: VideoSlide }) => {
  const [isPlaying, setPlaying] = useState(false);
  const { picture, isMissing, onError } = useMissingPicture();
  const poster = buildPoster(slide.posterUrl);
  if (slide.kind === 'videoFile') {
    return (
      <video src={slide.url} poster={poster} controls playsInline preload="none" aria-label={slide.title}>
        <track kind="captions" />
      </video>
    );
  }
  if (isPlaying) {
    return (
      <iframe
        src={slide.url}
        title={slide.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  const play = (event: MouseEvent): void => {
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a className={styles.video} href={slide.url} target="_blank" rel="noopener" onClick={play}>
      {poster !== undefined && !isMissing && (
        <img
          ref={picture}
          src={poster}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          draggable={false}
          onError={onError}
        />
      )}
      <span className={styles.play}>
        <Icon name={pageIcons.play} />
      </span>
      <span className="visually-hidden">Play: {slide.title}</span>
    </a>
  );
};

/** @spec B2.31 to B2.37 */
export const GallerySlideContent = ({ slide, ...picture }: GallerySlideContentProps) => {
  switch (slide.kind) {
    case 'photo':
    case 'custom':
      return <GalleryPicture url={slide.url} alt={slide.alt} widthPx={600} {...picture} />;
    case 'placeholder':
      return <GalleryPlaceholder text={slide.text} />;
    case 'videoFile':
    case 'videoEmbed':
      return <GalleryVideo slide={slide} />;
  }
};
