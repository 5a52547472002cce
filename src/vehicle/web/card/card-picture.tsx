import type { ReactNode } from 'react';
import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useMissingPicture } from '#src/ui/use-missing-picture.ts';
import type { CardPictureView } from '#src/vehicle/view/card/choose-card-picture.ts';
import type { PictureView } from '#src/vehicle/view/gallery/build-gallery.ts';
import { TagContent } from '../tag-content.tsx';
import styles from './card-picture.module.css';

/** A card of 400 px at twice the pixel density. */
const maxWidthPx = 800;

interface CardPictureProps {
  readonly card: CardPictureView;
  readonly sizes: string;
  /** The first pictures of a page load at once, the others lazily. */
  readonly isPriority: boolean;
  readonly children?: ReactNode;
}

const MissingPicture = ({ text }: { readonly text: string }) => (
  <p className={styles.missing}>
    <Icon name="camera" />
    {text}
  </p>
);

type PhotographProps = Omit<CardPictureProps, 'card'> & Pick<CardPictureView, 'missingPictureText'> & PictureView;

/** A photo of 600 by 400, or a text when it fails to load. @spec B9.08, L8.04 */
const Photograph = ({ url, alt, sizes, isPriority, missingPictureText }: PhotographProps) => {
  const { picture, isMissing, onError } = useMissingPicture();
  if (isMissing) return <MissingPicture text={missingPictureText} />;
  return (
    <img
      ref={picture}
      src={buildImageUrl(url, 600)}
      srcSet={buildSrcSet(url, maxWidthPx)}
      sizes={sizes}
      alt={alt}
      width={600}
      height={400}
      {...(isPriority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      onError={onError}
    />
  );
};

/** A card's picture, 3:2, with its tag and photo count. @spec L8.04, B4.05 */
export const CardPicture = ({ card, sizes, isPriority, children }: CardPictureProps) => (
  <div className={styles.picture} data-sold={card.status === 'sold' || undefined}>
    {card.picture === null ? (
      <MissingPicture text={card.missingPictureText} />
    ) : (
      <Photograph
        // Resets the error state when the card shows another vehicle.
        key={card.picture.url}
        {...card.picture}
        sizes={sizes}
        isPriority={isPriority}
        missingPictureText={card.missingPictureText}
      />
    )}
    {card.tag !== null && (
      <p className={styles.tags}>
        <span className={styles.tag} data-tone={card.tag.tone} data-kind={card.tag.kind}>
          <TagContent tag={card.tag} />
        </span>
      </p>
    )}
    {card.photoCount > 0 && (
      <p className={styles.photoCount}>
        <Icon name="camera" size="small" />
        <span className="visually-hidden">Photos: </span>
        {card.photoCount}
      </p>
    )}
    {children}
  </div>
);
