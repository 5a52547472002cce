import styles from '#src/app/storefront/vehicle-card/subject-columns.module.css';
import { SubjectPage, SubjectSummary } from '#src/app/storefront/vehicle-card/subject-page.tsx';
import { checkoutFieldId } from '#src/checkout/rules/checkout-requests.ts';
import { AccessPanel } from '#src/checkout/web/access-panel.tsx';
import { ContactForm } from '#src/checkout/web/contact-form.tsx';
import { DepositStep, depositFields } from '#src/checkout/web/deposit-step.tsx';
import * as pagePaths from '#src/lib/page-paths.ts';
import { GatewayForm } from '#src/payments/web/gateway-form.tsx';
import { nowAnchor, purchaseFieldId } from '#src/purchase/rules/purchase-fields.ts';
import { BoughtPanel } from '#src/purchase/web/bought-panel.tsx';
import { ConvertForm } from '#src/purchase/web/convert-form.tsx';
import { DoneSteps } from '#src/purchase/web/done-steps.tsx';
import { FundsForm } from '#src/purchase/web/funds-form.tsx';
import { HandoverForm } from '#src/purchase/web/handover-form.tsx';
import { PurchaseAlert } from '#src/purchase/web/purchase-alert.tsx';
import { RepaymentBox } from '#src/purchase/web/repayment-box.tsx';
import { TradeInForm } from '#src/purchase/web/trade-in-form.tsx';
import buttons from '#src/ui/button.module.css';
import flows from '#src/ui/growing-flow.module.css';
import type { PurchasePageView } from './load-purchase-page.server.ts';

const Ways = ({ view: { purchase, reserveHref } }: { readonly view: PurchasePageView }) => (
  <p className={styles.ways}>
    {purchase.stage === 'reserved' && (
      <a className={buttons.filled} href={reserveHref}>
        View your reservation
      </a>
    )}
    {purchase.againHref !== null && (
      <a className={buttons.filled} href={purchase.againHref}>
        Start again
      </a>
    )}
    <a className={buttons.outlined} href={pagePaths.search}>
      Browse our stock
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
      return <DepositStep view={checkout} form={<GatewayForm view={checkout} fields={depositFields} />} />;
    case 'convert':
      return <ConvertForm checkout={checkout} />;
    case 'held':
      return <BoughtPanel checkout={checkout} />;
    default:
      return <Ways view={view} />;
  }
};

/** @spec B1.12, B2.03, B9.29, D.41 */
export const PurchasePage = ({ view }: { readonly view: PurchasePageView }) => {
  const { purchase, phone, subject } = view;
  const { noun, heading, lead, stage, progress: steps, figures: sums, checkout } = purchase;
  const hold = sums.length > 0 ? checkout.hold : null;
  const isOver = stage === 'sold' || stage === 'over';
  const promises = isOver ? [] : ['Your deposit is 100% refundable and counts towards the price.'];
  const notes = [...purchase.notes, ...promises];
  const fieldId = stage === 'contact' ? checkoutFieldId : purchaseFieldId;
  return (
    <SubjectPage
      {...{ subject, noun, heading, lead, steps, phone }}
      isDone={stage === 'held'}
      summary={<SubjectSummary {...{ subject, hold, sums, notes }} />}
    >
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
      {stage === 'unavailable' && checkout.access !== null && <AccessPanel access={checkout.access} />}
      <div id={nowAnchor} tabIndex={-1} className={flows.steps}>
        <Step view={view} />
      </div>
    </SubjectPage>
  );
};
