import buttons from '#src/ui/button.module.css';
import styledCells from '#src/ui/figure-cells.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import { MoreText } from '#src/ui/more-text.tsx';
import { PageSection } from '#src/ui/page-section.tsx';
import type { FinanceOfferView } from '../view/build-finance-offer-view.ts';
import styles from './finance-offer.module.css';

/** @spec B2.49, B3.09, B3.16, B4.58, B9.40 to B9.42 */
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
    {offer.note !== null && (
      <div className={styles.note}>
        <MoreText text={offer.note} maxCharacters={offer.noteCharacters} />
      </div>
    )}
  </PageSection>
);
