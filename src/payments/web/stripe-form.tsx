import buttons from '#src/ui/button.module.css';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import type { StripePaymentView } from '../view/build-payment-view.ts';
import { NeedsScripts } from './begin-payment.tsx';
import styles from './stripe-form.module.css';
import { useStripePayment } from './use-stripe-payment.ts';

interface StripeFormProps {
  readonly payment: StripePaymentView;
  readonly payLabel: string;
  readonly returnHref: string;
}

const focusOn = (box: HTMLDivElement | null): void => box?.focus();

const Away = ({ returnHref }: Pick<StripeFormProps, 'returnHref'>) => (
  <ProblemBox ref={focusOn}>
    <p>The card form didn’t load. You haven’t been charged. Try again, or call us on the number below.</p>
    <a href={returnHref}>Try again</a>
  </ProblemBox>
);

/** @spec D.41, D.59 */
export const StripeForm = ({ payment, payLabel, returnHref }: StripeFormProps) => {
  const { standing, problem, place, pay } = useStripePayment(payment, returnHref);
  const isCard = payment.needs === 'card';
  return (
    <form
      className={styles.form}
      aria-busy={standing === 'paying' || standing === 'loading'}
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <NeedsScripts />
      {problem !== null && (
        <ProblemBox key={problem.attempt} ref={focusOn}>
          <p>{problem.message}</p>
        </ProblemBox>
      )}
      {standing === 'away' && <Away returnHref={returnHref} />}
      <div ref={place} className={isCard && standing !== 'away' ? styles.fields : undefined} />
      {standing !== 'away' && (
        <button type="submit" className={`${buttons.filled} ${styles.button}`} aria-disabled={standing !== 'ready'}>
          {isCard ? payLabel : 'Continue to your bank'}
        </button>
      )}
      <div className={styles.quiet}>
        <p role="status">
          {standing === 'paying' &&
            'Processing your payment. This can take a few seconds, so please stay on this page.'}
          {standing === 'loading' && 'Loading the card form…'}
        </p>
        <p>Stripe processes the payment. Your card number goes straight to Stripe, never to us.</p>
      </div>
    </form>
  );
};
