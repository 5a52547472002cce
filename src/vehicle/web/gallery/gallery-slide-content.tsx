import type { ImageWidth } from '#src/lib/image-url.ts';
import type { GallerySlide } from '../../view/gallery/gallery.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { GalleryPlaceholder } from './gallery-placeholder.tsx';
import { GalleryVideo } from './gallery-video.tsx';

interface GallerySlideContentProps {
  readonly slide: GallerySlide;
  readonly sizes: string;
  readonly maxWidthPx: ImageWidth;
  readonly isPriority: boolean;
}

/** What a slide holds, by its kind. @spec B2.31 to B2.37 */
export const GallerySlideContent = ({ slide, sizes, maxWidthPx, isPriority }: GallerySlideContentProps) => {
  switch (slide.kind) {
    case 'photo':
    case 'custom':
      return (
        <GalleryPicture
          url={slide.url}
          alt={slide.alt}
          sizes={sizes}
          widthPx={600}
          maxWidthPx={maxWidthPx}
          isPriority={isPriority}
        />
      );
    case 'placeholder':
      return <GalleryPlaceholder text={slide.text} />;
    case 'videoFile':
    case 'videoEmbed':
      return <GalleryVideo slide={slide} />;
  }
};
