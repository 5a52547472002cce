import type { OfferView } from '#src/offers/view/build-offer-view.ts';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import { WholeNames } from '#src/ui/whole-names.tsx';
import cardStyles from './offer-card.module.css';
import { OfferFinance } from './offer-finance.tsx';
import styles from './offer-grid.module.css';
import { OfferPicture } from './offer-picture.tsx';
import { OfferDescription, OfferDisclaimer } from './offer-text.tsx';

interface OfferCardProps {
  readonly offer: OfferView;
  readonly sizes: string;
  readonly isFirst: boolean;
  readonly level: 2 | 3;
}

/** @spec L1.04, L2.26, L3.08 */
const OfferCard = ({ offer, sizes, isFirst, level }: OfferCardProps) => {
  const Heading = `h${level}` as const;
  const { href, name, highlight, category, makeName, text, disclaimer, picture, endsText, explore, finance } = offer;
  const kind = [category, makeName].filter((part) => part !== null);
  return (
    <li className={cardStyles.card}>
      {picture !== null && <OfferPicture picture={picture} sizes={sizes} isFirst={isFirst} />}
      <div className={cardStyles.words}>
        {kind.length > 0 && <p className={cardStyles.kind}>{kind.join(' · ')}</p>}
        <Heading>
          <a href={href}>
            <WholeNames text={name} />
          </a>
        </Heading>
        {highlight !== null && <p className={cardStyles.highlight}>{highlight}</p>}
        {finance !== null && <OfferFinance finance={finance} />}
        {text !== '' && <OfferDescription text={text} />}
        {endsText !== null && (
          <p className={cardStyles.ends}>
            <Icon name={pageIcons.clock} size="small" />
            {endsText}
          </p>
        )}
      </div>
      <div className={cardStyles.foot}>
        <p className={cardStyles.links}>
          <a className={buttons.outlined} href={href}>
            View offer<span className="visually-hidden">: {name}</span>
          </a>
          {explore !== null && (
            <a className={cardStyles.explore} href={explore.href}>
              <span>
                <WholeNames text={explore.label} />
              </span>
              <Icon name="arrowRight" size="small" />
            </a>
          )}
        </p>
        {disclaimer !== null && (
          <details className={cardStyles.terms}>
            <summary>
              Conditions<span className="visually-hidden">: {name}</span>
              <Icon name="chevronDown" size="small" />
            </summary>
            <OfferDisclaimer text={disclaimer} place="card" />
          </details>
        )}
      </div>
    </li>
  );
};

const sizesOf = (count: number): string =>
  `(width < 42rem) 94vw, (width < 64rem) 46vw, ${count === 2 || count === 4 ? '38rem' : '30rem'}`;

interface OfferGridProps {
  readonly offers: readonly OfferView[];
  readonly isFirst: boolean;
  readonly level: 2 | 3;
}

/** The notes are never collapsed, because they contain the comparison rate warning. @spec L1.04, L3.08 */
export const OfferGrid = ({ offers, isFirst, level }: OfferGridProps) => {
  const notes = [...new Set(offers.flatMap(({ finance }) => finance?.note ?? []))];
  return (
    <>
      <ul className={styles.grid}>
        {offers.map((offer, at) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            sizes={sizesOf(offers.length)}
            isFirst={isFirst && at === 0}
            level={level}
          />
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={styles.rates}>
          <b>About these rates.</b> {note}
        </p>
      ))}
    </>
  );
};
