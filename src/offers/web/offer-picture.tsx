import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import type { OfferView } from '../view/build-offer-view.ts';

interface OfferPictureProps {
  readonly picture: NonNullable<OfferView['picture']>;
  readonly sizes: string;
  readonly isFirst?: boolean;
}

/** @spec L3.08 */
export const OfferPicture = ({ picture, sizes, isFirst = false }: OfferPictureProps) => (
  <img
    src={buildImageUrl(picture.url, 800)}
    srcSet={buildSrcSet(picture.url, 1200)}
    sizes={sizes}
    alt={picture.alt}
    width={600}
    height={400}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
  />
);
