import { describeClock } from '#src/lib/dates/format-date.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { ProgressStep } from '#src/lib/progress-step.ts';
import { holdHours } from '#src/lib/reservation-hold.ts';
import { addParameters } from '#src/lib/url.ts';
import type { PaymentsConfig } from '#src/payments/rules/config.ts';
import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import { buildPaymentView } from '#src/payments/view/build-payment-view.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseHeldPrice, isSamePrice, readPrice } from '../rules/agreed-price.ts';
import { againName, type CheckoutAnswer, checkoutPath, checkoutReturnPath } from '../rules/checkout-requests.ts';
import { type CheckoutStage, chooseCheckoutStage } from '../rules/choose-checkout-stage.ts';
import type { CheckoutConfig } from '../rules/config.ts';
import { findDepositCents } from '../rules/find-deposit-cents.ts';
import { holdMs, isLive } from '../rules/hold/change-reservation.ts';
import { isCheckoutEnabled } from '../rules/is-checkout-enabled.ts';
import type { ShopperReservation } from '../rules/shopper-reservation.ts';
import { buildAccessView } from './build-access-view.ts';
import type { CheckoutView } from './checkout-view.ts';
import { describeMoment } from './describe-moment.ts';
import { describeAnswer, describeStage } from './describe-stage.ts';
import { formatAmount, labelPrice } from './format-amount.ts';
import { listContactFields } from './list-contact-fields.ts';

export interface CheckoutFacts {
  readonly config: CheckoutConfig & { readonly path: 'checkout' | 'buy-online' };
  readonly vehicle: Vehicle;
  readonly noun: string;
  readonly timeZone: string;
  readonly reservation: ShopperReservation | null;
  readonly standing: PaymentStatus | null;
  readonly payments: PaymentsConfig;
  readonly isAgain: boolean;
  readonly answer: CheckoutAnswer | null;
  readonly nowMs: number;
  readonly isReadOnly: boolean;
  readonly isSignedIn: boolean;
}

const buildTerms = ({ config: { termsPath }, reservation }: CheckoutFacts): CheckoutView['terms'] =>
  termsPath === null
    ? null
    : {
        href: termsPath,
        isAgreed: reservation?.entry?.isAgreed ?? false,
        error: reservation?.problems.find(({ field }) => field === 'terms')?.message ?? null,
      };

const describeWho = (reservation: ShopperReservation | null): string | null => {
  const entry = reservation?.isComplete ? reservation.entry : null;
  return entry === null || entry === undefined
    ? null
    : [`${entry.firstName} ${entry.lastName}`, formatPhone(entry.phone), entry.email].join(', ');
};

const buildHold = (
  { reservation, noun, timeZone, nowMs }: CheckoutFacts,
  stage: CheckoutStage,
): CheckoutView['hold'] => {
  if (stage === 'held') {
    const until = describeMoment(reservation?.heldUntilMs ?? nowMs, timeZone);
    return { title: `Held until ${until}`, text: `Nobody else can buy this ${noun} until then.` };
  }
  if (stage === 'over' || stage === 'unavailable') return null;
  if (reservation?.state === 'paying' && reservation.payByMs !== null) {
    const payBy = describeClock(reservation.payByMs, timeZone);
    return {
      title: `Held for you until ${payBy}`,
      text: `Nobody else can reserve this ${noun} until then. Once you’ve paid the deposit, we’ll hold it for ${holdHours} hours.`,
    };
  }
  const until = describeMoment(nowMs + holdMs, timeZone);
  return { title: `Held for ${holdHours} hours`, text: `Pay now and we’ll hold it until ${until}.` };
};

const listSums = (
  { vehicle, reservation }: CheckoutFacts,
  amountCents: number | null,
  stage: CheckoutStage,
): CheckoutView['sums'] => {
  const today = readPrice(vehicle);
  const price = reservation !== null && isLive(reservation) ? chooseHeldPrice(reservation.price, today) : today;
  if (price === null || amountCents === null || stage === 'over' || stage === 'unavailable') return [];
  const name = isSamePrice(price, today) ? 'Price' : 'Price when you reserved';
  return [
    { label: labelPrice(price.type, name), text: formatAmount(price.cents) },
    { label: 'Left to pay at handover', text: formatAmount(Math.max(0, price.cents - amountCents)) },
    { label: stage === 'held' ? 'Paid' : 'Pay today', text: formatAmount(amountCents) },
  ];
};

const choosePayment = ({ payments, reservation, standing }: CheckoutFacts, stage: CheckoutStage) =>
  stage === 'deposit' || stage === 'confirm'
    ? buildPaymentView({ payments, standing, ref: reservation?.paymentRef ?? null })
    : null;

const places: Readonly<Record<CheckoutStage, number | null>> = {
  contact: 0,
  deposit: 1,
  confirm: 1,
  waiting: 1,
  held: 2,
  over: null,
  unavailable: null,
};

/** @spec D.41 */
const listProgress = (stage: CheckoutStage, amount: string | null): readonly ProgressStep[] => {
  const place = places[stage];
  if (place === null) return [];
  const labels = ['Your details', `Pay the ${amount} deposit`, 'Done'];
  return labels.map((label, index) => ({
    label: `${index + 1}. ${label}`,
    state: index === place ? 'current' : index < place ? 'done' : 'later',
  }));
};

/** @spec B1.12, B2.02, B5.15, B9.27, B9.28, B9.29, D.41 */
export const buildCheckoutView = (facts: CheckoutFacts): CheckoutView => {
  const { config, vehicle, noun, reservation, standing, answer } = facts;
  const isEnabled = isCheckoutEnabled(vehicle, config);
  const stage = chooseCheckoutStage({ ...facts, isEnabled });
  const isBegun = reservation !== null && stage !== 'contact' && reservation.state !== 'open';
  // A refund returns what was paid, not what was asked for.
  const paidCents = stage === 'over' ? reservation?.capturedCents : undefined;
  const askedCents = isBegun ? reservation.amountCents : findDepositCents(vehicle, config);
  const amountCents = paidCents || askedCents;
  const amount = amountCents === null ? null : formatAmount(amountCents);
  const words = describeStage(stage, { noun, amount: amount ?? '', reservation, timeZone: facts.timeZone });
  const decline = standing?.kind === 'waiting' ? standing.decline : null;
  const action = checkoutPath(vehicle.slug, config.path);
  const isAsking = stage === 'contact' && reservation?.state === 'open';
  return {
    stage,
    ...words,
    action,
    noun,
    amount,
    canChange: reservation?.state === 'open',
    canBeginAgain: stage === 'over' && isEnabled,
    steps: listProgress(stage, amount),
    alert: decline ?? (stage === 'held' ? null : describeAnswer(answer, { noun, amount: amount ?? '' })),
    problems: isAsking ? reservation.problems : [],
    fields: listContactFields(isAsking || reservation === null ? reservation : { ...reservation, problems: [] }),
    terms: buildTerms(facts),
    who: describeWho(reservation),
    againHref: addParameters(action, { [againName]: 'contact' }),
    payLabel: `Pay ${amount} and hold the ${noun}`,
    payment: choosePayment(facts, stage),
    returnHref: checkoutReturnPath(vehicle.slug, config.path),
    hold: buildHold(facts, stage),
    sums: listSums(facts, amountCents, stage),
    searchHref: pagePaths.search,
    isReadOnly: facts.isReadOnly,
    access: buildAccessView({ ...facts, stage, action, isReserved: vehicle.isReserved }),
  };
};
