import buttons from '#src/ui/button.module.css';
import styles from './consent-panel.module.css';

interface ConsentPanelProps {
  readonly onChoose: (consent: 'given' | 'refused') => void;
}

/** The question and its two answers, of the same weight. */
export const ConsentPanel = ({ onChoose }: ConsentPanelProps) => (
  <section className={styles.panel} aria-label="Analytics" data-no-print>
    <div className={`page-width ${styles.row}`}>
      <p>
        May we count your visit with Google Analytics, to see which cars are looked for? Nothing else depends on it.
      </p>
      <div className={styles.answers}>
        <button type="button" className={buttons.outlined} onClick={() => onChoose('given')}>
          Yes, count it
        </button>
        <button type="button" className={buttons.outlined} onClick={() => onChoose('refused')}>
          No
        </button>
      </div>
    </div>
  </section>
);
