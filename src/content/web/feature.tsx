import type { ReactNode } from 'react';
import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import styles from './feature.module.css';

interface FeatureProps {
  readonly title: string;
  readonly picture: { readonly src: string; readonly alt: string } | null;
  readonly side: 'start' | 'end';
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly children: ReactNode;
}

/** @spec B1.20 */
export const Feature = ({ title, picture, side, link, children }: FeatureProps) => (
  <div className={styles.feature} data-side={side} data-has-picture={picture !== null || undefined}>
    {picture !== null && (
      <img
        src={buildImageUrl(picture.src, 800)}
        srcSet={buildSrcSet(picture.src, 1200)}
        sizes="(width < 56rem) 94vw, 560px"
        alt={picture.alt}
        width={900}
        height={600}
        loading="lazy"
      />
    )}
    <div className={styles.words}>
      <h2>{title}</h2>
      <div className={styles.text}>{children}</div>
      {link !== null && (
        <a className={buttons.outlined} href={link.href}>
          {link.label}
          <Icon name="arrowRight" size="small" />
        </a>
      )}
    </div>
  </div>
);
