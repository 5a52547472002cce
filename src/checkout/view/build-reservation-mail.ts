import type { AgreedPrice } from '../rules/agreed-price.ts';
import { describeMoment } from './describe-moment.ts';
import { describeEndedDeposit, type EndedDeposit } from './describe-stage.ts';
import { formatAmount, labelPrice } from './format-amount.ts';

export interface ReservationMail {
  readonly words: {
    readonly subject: string;
    readonly preview: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  };
  readonly rows: readonly { readonly label: string; readonly text: string; readonly href: string | null }[];
}

export interface ReservationMailFacts {
  readonly amountCents: number;
  readonly depositCents: number;
  readonly price: AgreedPrice | null;
  /** Null if the vehicle was never held, because the payment came too late or had the wrong amount. */
  readonly heldUntilMs: number | null;
  readonly paymentRef: string;
  readonly timeZone: string;
  readonly title: string;
  readonly href: string;
  readonly shopperName: string | null;
  readonly isOver: boolean;
  readonly isOwed: boolean;
  /** The deposit's state when the email is written, which can be long after it was queued. */
  readonly deposit: EndedDeposit;
}

const labelAmount = ({ isOver, isOwed }: ReservationMailFacts): string => {
  if (isOwed) return 'Refund owed';
  return isOver ? 'Refund' : 'Deposit paid';
};

const isHeld = ({ heldUntilMs, isOver, isOwed }: ReservationMailFacts): boolean =>
  heldUntilMs !== null && !isOver && !isOwed;

const listHeldRows = ({ price, heldUntilMs, timeZone }: ReservationMailFacts): ReservationMail['rows'] => [
  ...(price === null ? [] : [{ label: labelPrice(price.type), text: formatAmount(price.cents), href: null }]),
  { label: 'Held until', text: describeMoment(heldUntilMs ?? 0, timeZone), href: null },
];

const listRows = (facts: ReservationMailFacts): ReservationMail['rows'] => [
  { label: labelAmount(facts), text: formatAmount(facts.amountCents), href: null },
  ...(isHeld(facts) ? listHeldRows(facts) : []),
  { label: 'Payment ID', text: facts.paymentRef, href: null },
  ...(facts.shopperName === null
    ? [{ label: 'Your reservation', text: 'View your reservation', href: facts.href }]
    : []),
];

/** @spec B9.27, B9.29 */
const describeReason = ({ amountCents, depositCents, title, heldUntilMs }: ReservationMailFacts): string => {
  if (heldUntilMs !== null) return `The ${title} is no longer reserved for you.`;
  return amountCents === depositCents
    ? `Your payment for the ${title} arrived after we’d stopped holding it for you.`
    : `We couldn’t reserve the ${title}: you paid ${formatAmount(amountCents)}, but the deposit is ${formatAmount(depositCents)}.`;
};

const describeOver = (facts: ReservationMailFacts): ReservationMail['words'] => {
  const { amountCents, title, shopperName } = facts;
  const amount = formatAmount(amountCents);
  if (shopperName !== null) {
    return {
      subject: `Reservation ended: ${title}, ${shopperName}`,
      preview: `The ${amount} deposit will be refunded automatically.`,
      heading: 'Reservation ended',
      paragraphs: [
        `${shopperName}’s reservation has ended, so the ${title} is for sale again. The full ${amount} deposit will be refunded automatically.`,
      ],
    };
  }
  const reason = describeReason(facts);
  if (facts.deposit.failedRefunds > 0) {
    return {
      subject: `${amount} deposit for the ${title}`,
      preview: reason,
      heading: `Your ${amount} deposit`,
      paragraphs: [`${reason} ${describeEndedDeposit(facts.deposit, amount)}`],
    };
  }
  return {
    subject: `Refund: ${amount} deposit for the ${title}`,
    preview: reason,
    heading: `Your ${amount} refund is on its way`,
    paragraphs: [
      `${reason} We’re refunding the full ${amount} to the card you paid with. It can take a few days to appear.`,
    ],
  };
};

const describeOwed = ({
  amountCents,
  title,
  shopperName,
  paymentRef,
}: ReservationMailFacts): ReservationMail['words'] => {
  const amount = formatAmount(amountCents);
  const name = shopperName ?? '';
  return {
    subject: `Refund failed: ${amount} to ${name}, ${title}`,
    preview: `${name} is still waiting for ${amount}.`,
    heading: `${amount} didn’t reach ${name}`,
    paragraphs: [
      `${name}’s bank rejected the refund of the ${amount} deposit for the ${title}. The card may have been closed. The money is back in the account that took payment ${paymentRef}.`,
      `Please call ${name} and refund the money another way. Then record it on the desk, where you can also try the card again. If you don’t use the desk, forward this email to the people who run your website.`,
    ],
  };
};

const describeHeld = ({
  amountCents,
  heldUntilMs,
  timeZone,
  title,
  shopperName,
  deposit,
}: ReservationMailFacts): ReservationMail['words'] => {
  const amount = formatAmount(amountCents);
  const until = describeMoment(heldUntilMs ?? 0, timeZone);
  if (shopperName !== null) {
    return {
      subject: `Reserved online: ${title}, ${shopperName}`,
      preview: `${amount} deposit paid. Held until ${until}.`,
      heading: 'Vehicle reserved online',
      paragraphs: [
        `${shopperName} paid a deposit of ${amount} for the ${title}. It’s held until ${until}. Please call them before then.`,
      ],
    };
  }
  return {
    subject: `Receipt: ${amount} deposit for the ${title}`,
    preview: `We’re holding it for you until ${until}.`,
    heading: `The ${title} is reserved for you`,
    paragraphs: [
      `Thanks, we’ve received your ${amount} deposit. Nobody else can buy the ${title} before ${until}.`,
      deposit.state === 'sold'
        ? describeEndedDeposit(deposit, amount)
        : 'The deposit comes off the price when you buy. Change your mind before then and we’ll refund all of it to your card.',
    ],
  };
};

/** @spec B9.27, B9.28, B9.29 */
export const buildReservationMail = (facts: ReservationMailFacts): ReservationMail => ({
  words: facts.isOwed ? describeOwed(facts) : facts.isOver ? describeOver(facts) : describeHeld(facts),
  rows: listRows(facts),
});
