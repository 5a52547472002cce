import { valuationAnchors } from '../rules/build-valuation-address.ts';
import type { OfferView } from '../view/build-offer-view.ts';
import styles from './offer-box.module.css';

/** @spec L2.57, D.39 */
export const OfferBox = ({ offer }: { readonly offer: OfferView }) => {
  const { heading, price, range, lines, total, basis, notes } = offer;
  return (
    <section className={styles.offer} aria-labelledby={valuationAnchors.offer}>
      <div>
        <h2 id={valuationAnchors.offer} tabIndex={-1}>
          {heading}
        </h2>
        <p className={styles.price}>{price}</p>
        <p className={styles.range}>{range}</p>
      </div>
      <div>
        <dl className={styles.sum}>
          {[...lines, total].map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p>{basis}</p>
      </div>
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </section>
  );
};
