import buttons from '#src/ui/button.module.css';
import { DealerText } from '#src/ui/dealer-text.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { OfferView } from '../view/build-offer-view.ts';
import styles from './offer-detail.module.css';
import { OfferFinance } from './offer-finance.tsx';
import { OfferPicture } from './offer-picture.tsx';
import { OfferDisclaimer } from './offer-text.tsx';

interface OfferDetailProps {
  readonly offer: OfferView;
  readonly html: string;
  readonly askHref: string;
}

const Actions = ({ offer, askHref }: Pick<OfferDetailProps, 'offer' | 'askHref'>) => (
  <p className={styles.links}>
    <a className={buttons.filled} href={askHref}>
      Ask about this offer
    </a>
    {offer.explore !== null && (
      <a className={buttons.outlined} href={offer.explore.href}>
        {offer.explore.label}
      </a>
    )}
  </p>
);

/** @spec L1.04, L2.24, L2.26, L3.08 */
export const OfferDetail = ({ offer, html, askHref }: OfferDetailProps) => {
  const { name, highlight, category, makeName, disclaimer, picture, endsText, finance } = offer;
  const kind = [category, makeName].filter((part) => part !== null);
  return (
    <article className={styles.offer} data-has-picture={picture !== null || undefined}>
      {picture !== null && <OfferPicture picture={picture} sizes="(width < 64rem) 94vw, 50rem" isFirst />}
      <div className={styles.words}>
        {kind.length > 0 && <p className={styles.kind}>{kind.join(' · ')}</p>}
        <h1>{name}</h1>
        {highlight !== null && <p className={styles.highlight}>{highlight}</p>}
        {finance !== null && <OfferFinance finance={finance} />}
        {html !== '' && <DealerText html={html} />}
        {endsText !== null && (
          <p className={styles.ends}>
            <Icon name={pageIcons.clock} size="small" />
            {endsText}
          </p>
        )}
        <Actions offer={offer} askHref={askHref} />
        {finance !== null && (
          <div className={styles.disclaimer}>
            <h2>About these rates</h2>
            {/* Holds the comparison rate warning, so it can't be collapsed. */}
            <p>{finance.note}</p>
          </div>
        )}
        {disclaimer !== null && (
          <div className={styles.disclaimer}>
            <h2>Conditions</h2>
            <OfferDisclaimer text={disclaimer} place="page" />
          </div>
        )}
      </div>
    </article>
  );
};
