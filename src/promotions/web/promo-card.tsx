import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import { Icon } from '#src/ui/icon.tsx';
import linkBox from '#src/ui/link-box.module.css';
import type { PromoView } from '../view/build-promo-views.ts';
import styles from './promo-card.module.css';
import { useExpired } from './use-expired.ts';

interface PromoCardProps {
  readonly promo: PromoView;
  readonly sizes: string;
}

/** @spec B2.18, B3.23, B5.43 */
export const PromoCard = ({ promo, sizes }: PromoCardProps) => {
  const { title, text, href, action, picture, background } = promo;
  if (useExpired(promo.expiresAtMs)) return null;
  return (
    <li className={styles.place} data-promo>
      <div className={`${linkBox.box} ${styles.card}`} data-background={background}>
        {picture !== null && (
          <img
            src={buildImageUrl(picture.url, 600)}
            srcSet={buildSrcSet(picture.url, 800)}
            sizes={sizes}
            alt={picture.alt}
            width={600}
            height={400}
            loading="lazy"
          />
        )}
        <div className={styles.words}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>{text}</p>
          <p className={styles.action} aria-hidden="true">
            {action}
            <Icon name="arrowRight" size="small" />
          </p>
        </div>
      </div>
    </li>
  );
};
