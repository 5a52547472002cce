import { GatewayForm } from '#src/app/storefront/gateway-form.tsx';
import { FormSubjectCard } from '#src/app/storefront/vehicle-card/form-subject-card.tsx';
import styles from '#src/app/storefront/vehicle-card/subject-columns.module.css';
import { checkoutFieldId } from '#src/checkout/web/checkout-field-id.ts';
import { ContactForm } from '#src/checkout/web/contact-form.tsx';
import { DepositStep } from '#src/checkout/web/deposit-form.tsx';
import { ProgressSteps } from '#src/checkout/web/progress-steps.tsx';
import * as pagePaths from '#src/lib/page-paths.ts';
import { nowAnchor } from '#src/purchase/rules/purchase-fields.ts';
import { BoughtPanel } from '#src/purchase/web/bought-panel.tsx';
import { DoneSteps } from '#src/purchase/web/done-steps.tsx';
import { FundsForm } from '#src/purchase/web/funds-form.tsx';
import { HandoverForm } from '#src/purchase/web/handover-form.tsx';
import { PurchaseAlert } from '#src/purchase/web/purchase-alert.tsx';
import { purchaseFieldId } from '#src/purchase/web/purchase-field-id.ts';
import { RepaymentBox } from '#src/purchase/web/repayment-box.tsx';
import { TradeInForm } from '#src/purchase/web/trade-in-form.tsx';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import type { PurchasePageView } from './purchase-page-view.ts';

const Ways = ({ view: { purchase, reserveHref } }: { readonly view: PurchasePageView }) => (
  <p className={styles.ways}>
    {purchase.stage === 'reserved' && (
      <a className={buttons.filled} href={reserveHref}>
        See your reservation
      </a>
    )}
    {purchase.againHref !== null && (
      <a className={buttons.filled} href={purchase.againHref}>
        Begin again
      </a>
    )}
    <a className={buttons.outlined} href={pagePaths.search}>
      See what else there is
    </a>
  </p>
);

const Step = ({ view }: { readonly view: PurchasePageView }) => {
  const { purchase } = view;
  const { stage, action, checkout, handover, tradeIn, funds } = purchase;
  if (handover !== null) return <HandoverForm action={action} view={handover} />;
  if (tradeIn !== null) return <TradeInForm action={action} view={tradeIn} />;
  if (funds !== null) return <FundsForm action={action} view={funds} />;
  switch (stage) {
    case 'contact':
      return <ContactForm view={checkout} submitLabel="Continue" />;
    case 'deposit':
    case 'paying':
      return <DepositStep view={checkout} form={<GatewayForm view={checkout} />} />;
    case 'held':
      return <BoughtPanel checkout={checkout} />;
    default:
      return <Ways view={view} />;
  }
};

const Summary = ({ view: { subject, purchase } }: { readonly view: PurchasePageView }) => (
  <div className={styles.summary}>
    <FormSubjectCard subject={subject} place="page" />
    {purchase.checkout.hold !== null && purchase.figures.length > 0 && (
      <div className={styles.hold}>
        <b>{purchase.checkout.hold.title}</b>
        <p>{purchase.checkout.hold.text}</p>
      </div>
    )}
    {purchase.figures.length > 0 && (
      <>
        <dl className={styles.sums}>
          {purchase.figures.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {purchase.notes.map((note) => (
          <p key={note} className={styles.quiet}>
            {note}
          </p>
        ))}
        <p className={styles.quiet}>The deposit is 100% refundable and part of the price.</p>
      </>
    )}
  </div>
);

/** Buying a vehicle online, step by step, and how that stands. @spec B1.12, B2.03, B9.29, D.41 */
export const PurchasePage = ({ view }: { readonly view: PurchasePageView }) => {
  const { purchase, phone, subject } = view;
  const fieldId = purchase.stage === 'contact' ? checkoutFieldId : purchaseFieldId;
  return (
    <div className={`page-width ${styles.page}`}>
      <p>
        <a className={styles.back} href={subject.href}>
          <Icon name="arrowLeft" size="small" /> Back to the {purchase.noun}
        </a>
      </p>
      <div className={styles.head} role={purchase.stage === 'held' ? 'status' : undefined}>
        <h1>{purchase.heading}</h1>
        <p>{purchase.lead}</p>
      </div>
      {purchase.progress.length > 0 && <ProgressSteps steps={purchase.progress} />}
      <div className={styles.columns}>
        <div className={styles.steps}>
          <PurchaseAlert
            alert={purchase.alert}
            problems={purchase.problems.map(({ field, message }) => ({ fieldId: fieldId(field), message }))}
          />
          <DoneSteps steps={purchase.done} />
          {purchase.documents.length > 0 && (
            <p className={styles.ways}>
              {purchase.documents.map(({ label, href }) => (
                <a key={href} className={buttons.outlined} href={href}>
                  {label}
                </a>
              ))}
            </p>
          )}
          {purchase.repayment !== null && <RepaymentBox repayment={purchase.repayment} />}
          <div id={nowAnchor} className={styles.steps}>
            <Step view={view} />
          </div>
          <p className={styles.quiet}>
            Questions? Call <a href={phone.href}>{phone.text}</a>.
          </p>
        </div>
        <Summary view={view} />
      </div>
    </div>
  );
};
