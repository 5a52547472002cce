import { type FormEvent, useId, useState } from 'react';
import {
  type DeliveryOutcome,
  type DeliveryView,
  describeDelivery,
} from '#src/calculators/view/delivery/build-delivery-view.ts';
import buttons from '#src/ui/button.module.css';
import styles from '../calculator.module.css';
import { askDelivery } from './ask-delivery.ts';
import { DeliveryAnswer } from './delivery-answer.tsx';

interface DeliveryCalculatorProps {
  readonly delivery: DeliveryView;
  readonly asked?: { readonly postcode: string; readonly outcome: DeliveryOutcome };
}

type State = DeliveryOutcome | { readonly kind: 'idle' | 'loading' };

/** @spec B1.10, B2.48, B4.56 */
export const DeliveryCalculator = ({ delivery, asked }: DeliveryCalculatorProps) => {
  const id = useId();
  const [state, setState] = useState<State>(asked?.outcome ?? { kind: 'idle' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('postcode');
    if (!(field instanceof HTMLInputElement) || state.kind === 'loading') return;
    setState({ kind: 'loading' });
    const outcome = describeDelivery(await askDelivery(field.value, delivery.locationId));
    setState(outcome);
    if (outcome.kind === 'error' && outcome.isInput) field.focus();
  };
  const isWrong = state.kind === 'error' && state.isInput;
  return (
    <div className={styles.calculator}>
      <form className={styles.line} action={delivery.action} method="get" noValidate onSubmit={submit}>
        <div className={styles.field}>
          <label htmlFor={id}>Your postcode</label>
          <div className={styles.box} data-wrong={isWrong || undefined}>
            <input
              id={id}
              name="postcode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={4}
              placeholder="e.g. 4000"
              required
              defaultValue={asked?.postcode}
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}answer`}
            />
          </div>
        </div>
        <button type="submit" className={buttons.outlined}>
          {state.kind === 'loading' ? 'Working it out' : 'Get an estimate'}
        </button>
      </form>
      <div id={`${id}answer`} role="status">
        <DeliveryAnswer state={state} />
      </div>
      <p className={styles.note}>{delivery.note}</p>
    </div>
  );
};
