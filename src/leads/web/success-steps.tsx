import * as pagePaths from '#src/lib/page-paths.ts';
import buttons from '#src/ui/button.module.css';
import type { SuccessView } from '../view/build-success-view.ts';
import styles from './success-steps.module.css';

/** @spec L4.06 */
export const SuccessSteps = ({ success }: { readonly success: SuccessView }) => (
  <section className={styles.steps} aria-labelledby="what-happens-next">
    <p className={styles.lead}>{success.lead}</p>
    <h2 id="what-happens-next">What happens next</h2>
    <ol>
      {success.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>
      <a className={buttons.outlined} href={pagePaths.search}>
        Browse our stock
      </a>
    </p>
  </section>
);
