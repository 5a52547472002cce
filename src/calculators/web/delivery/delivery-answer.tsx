import type { DeliveryOutcome } from '#src/calculators/view/delivery/build-delivery-view.ts';
import styles from '../calculator.module.css';

/** @spec B4.56 */
export const DeliveryAnswer = ({ state }: { readonly state: DeliveryOutcome | { kind: 'idle' | 'loading' } }) => {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'loading':
      return <p className={styles.note}>Checking the delivery price…</p>;
    case 'result':
      return (
        <p className={styles.result}>
          <b>{state.priceText}</b> {state.placeText}
        </p>
      );
    case 'error':
      return <p className={state.isInput ? styles.error : styles.sorry}>{state.message}</p>;
  }
};
