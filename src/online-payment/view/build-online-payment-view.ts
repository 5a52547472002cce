import { accountPaths } from '#src/lib/account-paths.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { onlinePaymentOf, onlinePaymentReturnOf } from '#src/lib/payment-paths.ts';
import type { PaymentsConfig } from '#src/payments/rules/config.ts';
import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import { buildPaymentView, type PaymentView } from '#src/payments/view/build-payment-view.ts';
import type { PaymentAnswer } from '../rules/payment-fields.ts';
import type { PaymentRequest, RequestState } from '../rules/payment-request.ts';
import { formatCents, listPaymentFacts, type TellablePayment } from './list-payment-facts.ts';

type PaymentStage = 'find' | 'card' | 'confirm' | 'waiting' | Exclude<RequestState, 'requested' | 'paying'>;

export interface OnlinePaymentView {
  readonly stage: PaymentStage;
  readonly heading: string;
  readonly lead: string;
  readonly alert: string | null;
  readonly action: string;
  readonly href: string;
  readonly returnHref: string;
  readonly code: string;
  readonly payLabel: string;
  readonly amount: string;
  readonly payment: PaymentView | null;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly phone: { readonly text: string; readonly href: string };
}

type ShownRequest = PaymentRequest & Omit<TellablePayment, 'payee' | 'timeZone'> & { readonly code: string };

interface OnlinePaymentFacts {
  readonly request: ShownRequest | null;
  readonly standing: PaymentStatus | null;
  readonly payments: PaymentsConfig;
  readonly answer: PaymentAnswer | null;
  readonly payee: string;
  readonly timeZone: string;
  readonly phone: OnlinePaymentView['phone'];
  readonly nowMs: number;
}

const chooseStage = ({ request, standing, nowMs }: OnlinePaymentFacts): PaymentStage => {
  if (request === null) return 'find';
  const { state, validUntilMs } = request;
  if (state !== 'requested' && state !== 'paying') return state;
  if (nowMs >= validUntilMs) return 'expired';
  if (state === 'requested' || standing === null) return 'card';
  if (standing.kind !== 'waiting') return 'waiting';
  return ({ card: 'card', confirmation: 'confirm', bank: 'waiting' } as const)[standing.needs];
};

interface StageWords {
  readonly heading: string;
  readonly lead: string;
}

interface WordFacts {
  readonly payee: string;
  readonly until: string;
  readonly isRefused: boolean;
}

const describeStage = (stage: PaymentStage, { payee, until, isRefused }: WordFacts): StageWords => {
  const words: Readonly<Record<PaymentStage, StageWords>> = {
    find: {
      heading: 'Pay online',
      lead: `Enter the payment code that ${payee} sent you by email or text.`,
    },
    card: { heading: 'Your payment', lead: `Please check the details, then pay by card. You can pay until ${until}.` },
    confirm: { heading: 'Your payment', lead: 'One more step: your bank needs to check it’s you.' },
    waiting: { heading: 'Your payment', lead: 'Your bank hasn’t responded yet.' },
    paid: {
      heading: 'Paid. Thank you.',
      lead: 'This page is your receipt, so print it or save the link. We’ve emailed you a copy too. This is not a tax invoice.',
    },
    refunding: {
      heading: 'Your refund is on its way',
      lead: 'We’re refunding the full amount to the card you paid with.',
    },
    owed: {
      heading: 'We couldn’t refund your card',
      lead: 'Your bank didn’t accept the refund. The money is still yours, so we’ll call you and pay it back another way.',
    },
    refunded: {
      heading: 'We’ve refunded your payment',
      lead: isRefused
        ? 'We’ve paid back the full amount.'
        : 'We’ve sent the full amount back to the card you paid with. It can take a few days to appear.',
    },
    cancelled: {
      heading: 'This payment was cancelled',
      lead: 'You can no longer pay here. If you were charged, we’ll refund the full amount automatically.',
    },
    expired: {
      heading: 'This payment request has expired',
      lead: 'Ask us for a new code. If you were charged, we’ll refund the full amount automatically.',
    },
  };
  return words[stage];
};

const findAlert = ({ answer, request }: OnlinePaymentFacts, stage: PaymentStage): string | null => {
  if (stage === 'find') {
    return answer === 'unknown'
      ? 'We can’t find a payment with that code and last name. Please check both, or call us.'
      : null;
  }
  if (stage !== 'card') return null;
  return answer === 'failed'
    ? 'We couldn’t start the payment. You haven’t been charged. Please try again.'
    : (request?.decline ?? null);
};

/** @spec L2.16 */
export const buildOnlinePaymentView = (facts: OnlinePaymentFacts): OnlinePaymentView => {
  const { request, standing, payments, payee, timeZone, phone } = facts;
  const stage = chooseStage(facts);
  const code = request?.code ?? '';
  const until = request === null ? '' : formatDayInWords(localDay(request.validUntilMs - 1, timeZone));
  const amount = formatCents(request?.amountCents ?? 0);
  const isToPay = stage === 'card' || stage === 'confirm';
  return {
    stage,
    ...describeStage(stage, { payee, until, isRefused: (request?.failedRefunds ?? 0) > 0 }),
    alert: findAlert(facts, stage),
    amount,
    code,
    phone,
    action: accountPaths.onlinePayment,
    payLabel: `Pay ${amount}`,
    href: request === null ? accountPaths.onlinePayment : onlinePaymentOf(code),
    returnHref: request === null ? accountPaths.onlinePayment : onlinePaymentReturnOf(code),
    payment: isToPay ? buildPaymentView({ payments, standing, ref: request?.paymentRef ?? null }) : null,
    facts: request === null ? [] : listPaymentFacts({ ...request, payee, timeZone }),
  };
};
