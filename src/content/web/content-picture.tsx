import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import styles from './content-picture.module.css';

interface ContentPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly caption: string | null;
  readonly width: 'text' | 'page';
}

export const ContentPicture = ({ src, alt, caption, width }: ContentPictureProps) => (
  <figure className={styles.picture} data-width={width}>
    <img
      src={buildImageUrl(src, 1200)}
      srcSet={buildSrcSet(src, width === 'page' ? 1800 : 1200)}
      sizes={width === 'page' ? '(width < 80rem) 100vw, 1248px' : '(width < 48rem) 94vw, 700px'}
      alt={alt}
      width={1200}
      height={800}
      loading="lazy"
    />
    {caption !== null && <figcaption>{caption}</figcaption>}
  </figure>
);
