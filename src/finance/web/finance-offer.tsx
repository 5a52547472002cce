import { Suspense, useCallback, useState } from 'react';
import buttons from '#src/ui/button.module.css';
import styledCells from '#src/ui/figure-cells.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { useNear } from '#src/ui/late/use-near.ts';
import { MoreText } from '#src/ui/more-text.tsx';
import { PageSection } from '#src/ui/page-section.tsx';
import type { FinanceOfferView } from '../view/build-finance-offer-view.ts';
import type { YouxView } from '../view/build-youx-cells.ts';
import styles from './finance-offer.module.css';
import { YouxFigures } from './youx-figures.tsx';

// Loaded late: only some pages request a quote, and only once the shopper scrolls near it.
const AskedYouxQuote = lazyPart(() => import('./asked-youx-quote.tsx').then((part) => part.AskedYouxQuote));

interface YouxQuoteProps {
  readonly youx: YouxView;
  readonly shown: FinanceOfferView['cells'];
}

/** Reserves space for a quote, requests it once near, and hides the space if there is none. Hidden without scripts. */
const MissingYouxQuote = ({ youx, shown }: YouxQuoteProps) => {
  const { region, isNear } = useNear<HTMLDivElement>();
  const [isNothing, setNothing] = useState(false);
  const hide = useCallback(() => setNothing(true), []);
  if (isNothing) return null;
  const place = <YouxFigures youx={youx} cells={null} />;
  return (
    <div ref={region} className={styles.quote} data-youx="asked">
      {isNear ? (
        <Suspense fallback={place}>
          <AskedYouxQuote youx={youx} shown={shown} place={region} onNothing={hide} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
};

/** Shows the youx quote below the finance figures. @spec B3.09, B4.58, B7.13 */
const YouxQuote = ({ youx, shown }: YouxQuoteProps) =>
  youx.cells === null ? (
    <MissingYouxQuote youx={youx} shown={shown} />
  ) : (
    <div className={styles.quote} data-youx="known">
      <YouxFigures youx={youx} cells={youx.cells} />
    </div>
  );

/**
 * The finance strip: terms, fees and 'Get Finance Now', with the figures if they aren't beside the price.
 * @spec B2.49, B3.16, B9.40 to B9.42
 */
export const FinanceOffer = ({ offer }: { readonly offer: FinanceOfferView }) => (
  <PageSection id="finance-offer" title="Finance Available For This Vehicle!">
    <div className={styles.strip}>
      {offer.hasCells && <FigureCells className={`${styledCells.prices} ${styles.cells}`} cells={offer.cells} />}
      <ul className={styles.points}>
        {offer.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <a className={`${buttons.outlined} ${styles.button}`} href={offer.href}>
        Get Finance Now
      </a>
    </div>
    {offer.fees !== null && <p className={styles.fees}>{offer.fees}</p>}
    {offer.youx !== null && <YouxQuote youx={offer.youx} shown={offer.cells} />}
    {offer.note !== null && (
      <div className={styles.note}>
        <MoreText text={offer.note} maxCharacters={offer.noteCharacters} />
      </div>
    )}
  </PageSection>
);
