import { GatewayForm } from '#src/app/storefront/gateway-form.tsx';
import styles from '#src/app/storefront/vehicle-card/subject-columns.module.css';
import { SubjectPage, SubjectSummary } from '#src/app/storefront/vehicle-card/subject-page.tsx';
import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import { CheckoutAlert } from '#src/checkout/web/checkout-alert.tsx';
import { ContactForm } from '#src/checkout/web/contact-form.tsx';
import { depositFields } from '#src/checkout/web/deposit-fields.ts';
import { DepositStep } from '#src/checkout/web/deposit-form.tsx';
import { HeldPanel } from '#src/checkout/web/held-panel.tsx';
import buttons from '#src/ui/button.module.css';
import type { CheckoutPageView } from './checkout-page-view.ts';

const Step = ({ view }: { readonly view: CheckoutView }) => {
  switch (view.stage) {
    case 'contact':
      return <ContactForm view={view} submitLabel="Continue to the deposit" />;
    case 'held':
      return <HeldPanel view={view} />;
    case 'over':
    case 'unavailable':
      return (
        <p className={styles.ways}>
          {view.canBeginAgain && (
            <a className={buttons.filled} href={view.againHref}>
              Reserve it again
            </a>
          )}
          <a className={buttons.outlined} href={view.searchHref}>
            See what else there is
          </a>
        </p>
      );
    default:
      return <DepositStep view={view} form={<GatewayForm view={view} fields={depositFields} />} />;
  }
};

/** Reserving a vehicle by a deposit, step by step, and how that stands. @spec B1.12, B2.02, B5.15, B9.27, B9.28, B9.29, D.41 */
export const CheckoutPage = ({ view }: { readonly view: CheckoutPageView }) => {
  const { subject, checkout, phone, purchaseHref } = view;
  const { noun, heading, lead, stage, steps, hold, sums } = checkout;
  const notes = ['100% refundable. No credit check to reserve.'];
  return (
    <SubjectPage
      {...{ subject, noun, heading, lead, steps, phone }}
      isDone={stage === 'held'}
      summary={<SubjectSummary {...{ subject, hold, sums, notes }} />}
    >
      <CheckoutAlert view={checkout} />
      <Step view={checkout} />
      {purchaseHref !== null && (
        <p>
          Made up your mind? <a href={purchaseHref}>Buy it online</a> instead: trade-in, finance and delivery in one go.
        </p>
      )}
    </SubjectPage>
  );
};
