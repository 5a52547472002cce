import buttons from '#src/ui/button.module.css';
import styledCells from '#src/ui/figure-cells.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import type { OutcomeView } from '../view/build-outcome-view.ts';
import styles from './outcome-panel.module.css';

const Sum = ({ outcome: { lines, total, basis } }: { readonly outcome: OutcomeView }) => (
  <details className={styles.sum} open>
    <summary>How we worked it out</summary>
    <dl>
      {[...lines, total].map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
    <ul>
      {basis.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
);

/** @spec D.41, L2.12 */
export const OutcomePanel = ({ outcome }: { readonly outcome: OutcomeView }) => (
  <section className={styles.panel} data-outcome={outcome.outcome} aria-labelledby="finance-outcome">
    <h2 id="finance-outcome">{outcome.heading}</h2>
    <p className={styles.note}>{outcome.note}</p>
    <ul className={styles.reasons}>
      {outcome.reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    {outcome.fits !== null && <p className={styles.fits}>{outcome.fits}</p>}
    <FigureCells className={`${styledCells.prices} ${styles.cells}`} cells={outcome.cells} />
    <p className={styles.small}>{outcome.rateNote}</p>
    <Sum outcome={outcome} />
    <p>{outcome.next}</p>
    <p className={styles.actions}>
      {outcome.actions.map(({ label, href }, at) => (
        <a key={label} className={at === 0 ? buttons.filled : buttons.outlined} href={href}>
          {label}
        </a>
      ))}
    </p>
  </section>
);
