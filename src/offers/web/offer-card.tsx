import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { OfferView } from '../view/build-offer-view.ts';
import styles from './offer-card.module.css';
import { OfferFinance } from './offer-finance.tsx';
import { OfferPicture } from './offer-picture.tsx';
import { OfferDescription, OfferDisclaimer } from './offer-text.tsx';

interface OfferCardProps {
  readonly offer: OfferView;
  readonly sizes: string;
  readonly isFirst: boolean;
  readonly level: 2 | 3;
}

/** Draws an offer in a list. @spec L1.04, L2.26, L3.08 */
export const OfferCard = ({ offer, sizes, isFirst, level }: OfferCardProps) => {
  const Heading = `h${level}` as const;
  const { href, name, highlight, category, makeName, text, disclaimer, picture, endsText, explore, finance } = offer;
  const kind = [category, makeName].filter((part) => part !== null);
  const small = [finance?.note ?? null, disclaimer].filter((part) => part !== null);
  return (
    <li className={styles.card}>
      {picture !== null && <OfferPicture picture={picture} sizes={sizes} isFirst={isFirst} />}
      <div className={styles.words}>
        {kind.length > 0 && <p className={styles.kind}>{kind.join(' · ')}</p>}
        <Heading>
          <a href={href}>{name}</a>
        </Heading>
        {highlight !== null && <p className={styles.highlight}>{highlight}</p>}
        {finance !== null && <OfferFinance finance={finance} />}
        {text !== '' && <OfferDescription text={text} />}
        {endsText !== null && (
          <p className={styles.ends}>
            <Icon name={pageIcons.clock} size="small" />
            {endsText}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.links}>
          <a className={buttons.outlined} href={href}>
            View offer<span className="visually-hidden">: {name}</span>
          </a>
          {explore !== null && (
            <a className={styles.explore} href={explore.href}>
              {explore.label}
              <Icon name="arrowRight" size="small" />
            </a>
          )}
        </p>
        {small.length > 0 && (
          <div className={styles.disclaimer}>
            {small.map((print) => (
              <OfferDisclaimer key={print} text={print} place="card" />
            ))}
          </div>
        )}
      </div>
    </li>
  );
};
