import { buildImageUrl, buildSrcSet, type ImageWidth } from '#src/lib/image-url.ts';
import { useMissingPicture } from '#src/ui/use-missing-picture.ts';
import { missingImageText } from '../../view/gallery/choose-placeholder-text.ts';
import { GalleryPlaceholder } from './gallery-placeholder.tsx';

interface GalleryPictureProps {
  readonly url: string;
  readonly alt: string;
  readonly sizes: string;
  readonly widthPx: ImageWidth;
  readonly maxWidthPx: ImageWidth;
  readonly isPriority: boolean;
  /** A loaded picture, shown until the picture at `url` has loaded. */
  readonly previewUrl?: string | undefined;
}

/** @spec B9.08, B9.09, L8.04, L7.12 */
export const GalleryPicture = ({ url, sizes, widthPx, maxWidthPx, isPriority, ...props }: GalleryPictureProps) => {
  const { picture, isMissing, onError } = useMissingPicture();
  const { alt, previewUrl } = props;
  if (isMissing) return <GalleryPlaceholder text={missingImageText} />;
  return (
    <img
      ref={picture}
      src={buildImageUrl(url, widthPx, 'gallery')}
      srcSet={buildSrcSet(url, maxWidthPx, 'gallery')}
      sizes={sizes}
      alt={alt}
      width={600}
      height={400}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      style={previewUrl === undefined ? undefined : { backgroundImage: `url(${JSON.stringify(previewUrl)})` }}
      onError={onError}
    />
  );
};
