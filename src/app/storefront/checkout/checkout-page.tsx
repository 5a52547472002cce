import styles from '#src/app/storefront/vehicle-card/subject-columns.module.css';
import { SubjectPage, SubjectSummary } from '#src/app/storefront/vehicle-card/subject-page.tsx';
import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import { AccessPanel } from '#src/checkout/web/access-panel.tsx';
import { CheckoutAlert } from '#src/checkout/web/checkout-alert.tsx';
import { ContactForm } from '#src/checkout/web/contact-form.tsx';
import { DepositStep, depositFields } from '#src/checkout/web/deposit-step.tsx';
import { HeldPanel } from '#src/checkout/web/held-panel.tsx';
import { GatewayForm } from '#src/payments/web/gateway-form.tsx';
import buttons from '#src/ui/button.module.css';
import panels from '#src/ui/panel.module.css';
import type { CheckoutPageView } from './load-checkout-page.server.ts';

const Step = ({ view }: { readonly view: CheckoutView }) => {
  switch (view.stage) {
    case 'contact':
      return <ContactForm view={view} submitLabel="Continue to deposit" />;
    case 'held':
      return <HeldPanel view={view} />;
    case 'over':
    case 'unavailable':
      return (
        <p className={styles.ways}>
          {view.canBeginAgain && (
            <a className={buttons.filled} href={view.againHref}>
              Reserve again
            </a>
          )}
          <a className={buttons.outlined} href={view.searchHref}>
            Browse our stock
          </a>
        </p>
      );
    default:
      return <DepositStep view={view} form={<GatewayForm view={view} fields={depositFields} />} />;
  }
};

/** @spec B2.03 */
const OwnPurchase = ({
  purchase: { kind, href },
}: {
  readonly purchase: NonNullable<CheckoutPageView['purchase']>;
}) => (
  <section className={panels.panel}>
    <h2>{kind === 'bought' ? 'You’re buying it online' : 'Ready to buy?'}</h2>
    <p>
      {kind === 'bought'
        ? 'Your figures, paperwork and handover details are on your purchase page.'
        : 'Sort out your handover, trade-in and finance online. You’ve already paid the deposit, which comes off the price. There’s nothing more to pay today.'}
    </p>
    <a className={buttons.filled} href={href}>
      {kind === 'bought' ? 'View your purchase' : 'Buy it online'}
    </a>
  </section>
);

/** @spec B1.12, B2.02, B5.15, B9.27, B9.28, B9.29, D.41 */
export const CheckoutPage = ({ view }: { readonly view: CheckoutPageView }) => {
  const { subject, checkout, phone, purchase } = view;
  const { noun, heading, lead, stage, steps, hold, sums } = checkout;
  const notes = stage === 'over' ? [] : ['100% refundable. No credit check to reserve.'];
  return (
    <SubjectPage
      {...{ subject, noun, heading, lead, steps, phone }}
      isDone={stage === 'held'}
      summary={<SubjectSummary {...{ subject, hold, sums, notes }} />}
    >
      <CheckoutAlert view={checkout} />
      <Step view={checkout} />
      {checkout.access !== null && <AccessPanel access={checkout.access} />}
      {purchase?.kind === 'instead' && (
        <p>
          Made up your mind? <a href={purchase.href}>Buy it online</a> instead: trade-in, finance and delivery in one
          go.
        </p>
      )}
      {(purchase?.kind === 'withDeposit' || purchase?.kind === 'bought') && <OwnPurchase purchase={purchase} />}
    </SubjectPage>
  );
};
