import { GatewayForm } from '#src/app/storefront/gateway-form.tsx';
import { FormSubjectCard } from '#src/app/storefront/vehicle-card/form-subject-card.tsx';
import styles from '#src/app/storefront/vehicle-card/subject-columns.module.css';
import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import { CheckoutAlert } from '#src/checkout/web/checkout-alert.tsx';
import { ContactForm } from '#src/checkout/web/contact-form.tsx';
import { DepositStep } from '#src/checkout/web/deposit-form.tsx';
import { HeldPanel } from '#src/checkout/web/held-panel.tsx';
import { ProgressSteps } from '#src/checkout/web/progress-steps.tsx';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
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
      return <DepositStep view={view} form={<GatewayForm view={view} />} />;
  }
};

const Summary = ({ view: { subject, checkout } }: { readonly view: CheckoutPageView }) => (
  <div className={styles.summary}>
    <FormSubjectCard subject={subject} place="page" />
    {checkout.hold !== null && (
      <div className={styles.hold}>
        <b>{checkout.hold.title}</b>
        <p>{checkout.hold.text}</p>
      </div>
    )}
    {checkout.sums.length > 0 && (
      <>
        <dl className={styles.sums}>
          {checkout.sums.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.quiet}>100% refundable. No credit check to reserve.</p>
      </>
    )}
  </div>
);

/** Reserving a vehicle by a deposit, step by step, and how that stands. @spec B1.12, B2.02, B5.15, B9.27, B9.28, B9.29, D.41 */
export const CheckoutPage = ({ view }: { readonly view: CheckoutPageView }) => {
  const { checkout, phone } = view;
  return (
    <div className={`page-width ${styles.page}`}>
      <p>
        <a className={styles.back} href={checkout.backHref}>
          <Icon name="arrowLeft" size="small" /> Back to the {checkout.noun}
        </a>
      </p>
      <div className={styles.head} role={checkout.stage === 'held' ? 'status' : undefined}>
        <h1>{checkout.heading}</h1>
        <p>{checkout.lead}</p>
      </div>
      {checkout.steps.length > 0 && <ProgressSteps steps={checkout.steps} />}
      <div className={styles.columns}>
        <div className={styles.steps}>
          <CheckoutAlert view={checkout} />
          <Step view={checkout} />
          {view.purchaseHref !== null && (
            <p>
              Made up your mind? <a href={view.purchaseHref}>Buy it online</a> instead: trade-in, finance and delivery
              in one go.
            </p>
          )}
          <p className={styles.quiet}>
            Questions? Call <a href={phone.href}>{phone.text}</a>.
          </p>
        </div>
        <Summary view={view} />
      </div>
    </div>
  );
};
