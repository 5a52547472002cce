import type { AgreedPrice } from '../rules/agreed-price.ts';
import { describeMoment } from './describe-moment.ts';
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
  readonly price: AgreedPrice | null;
  /** Null if it was never held, since its payment came too late. */
  readonly heldUntilMs: number | null;
  readonly paymentRef: string;
  readonly timeZone: string;
  readonly title: string;
  readonly href: string;
  readonly shopperName: string | null;
  readonly isOver: boolean;
  /** True when a bank refused the refund; only the dealer gets that mail. */
  readonly isOwed: boolean;
}

const labelAmount = ({ isOver, isOwed }: ReservationMailFacts): string => {
  if (isOwed) return 'To give back';
  return isOver ? 'Goes back' : 'Deposit paid';
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
  { label: 'Payment', text: facts.paymentRef, href: null },
  ...(facts.shopperName === null ? [{ label: 'Your reservation', text: 'See how it stands', href: facts.href }] : []),
];

const describeOver = ({
  amountCents,
  title,
  shopperName,
  heldUntilMs,
}: ReservationMailFacts): ReservationMail['words'] => {
  const amount = formatAmount(amountCents);
  if (shopperName !== null) {
    return {
      subject: `Reservation over: ${title}, ${shopperName}`,
      preview: `${amount} goes back by itself.`,
      heading: 'Reservation over',
      paragraphs: [
        `${shopperName} no longer holds the ${title}. All of the ${amount} goes back by itself; it is for sale again.`,
      ],
    };
  }
  const reason =
    heldUntilMs === null
      ? `Your payment for the ${title} came when it was no longer kept for you.`
      : `The ${title} is no longer reserved for you.`;
  return {
    subject: `Your ${amount} deposit goes back to your card`,
    preview: reason,
    heading: `Your ${amount} is on its way back`,
    paragraphs: [
      `${reason} All of your ${amount} goes back to the card that paid it. Your bank may take a few days to show it.`,
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
    preview: `${name} still waits for ${amount}.`,
    heading: `${amount} did not reach ${name}`,
    paragraphs: [
      `The bank of ${name} did not take back the ${amount} deposit for the ${title}: the card may be closed. The money is with you again, at the account that took payment ${paymentRef}.`,
      `Please call ${name} and give it back another way. Then note it, or try the card once more, with npm run checkout.`,
    ],
  };
};

const describeHeld = ({
  amountCents,
  heldUntilMs,
  timeZone,
  title,
  shopperName,
}: ReservationMailFacts): ReservationMail['words'] => {
  const amount = formatAmount(amountCents);
  const until = describeMoment(heldUntilMs ?? 0, timeZone);
  if (shopperName !== null) {
    return {
      subject: `Reserved online: ${title}, ${shopperName}`,
      preview: `${amount} paid; held until ${until}.`,
      heading: 'A vehicle is reserved',
      paragraphs: [
        `${shopperName} paid a deposit of ${amount} for the ${title}. It is held until ${until}; please call before then.`,
      ],
    };
  }
  return {
    subject: `Receipt: ${amount} deposit for the ${title}`,
    preview: `It is yours until ${until}.`,
    heading: 'It is reserved for you',
    paragraphs: [
      `Thank you: we received your deposit of ${amount}. Nobody else can buy the ${title} before ${until}.`,
      'The deposit comes off the price when you buy. Change your mind before then and all of it goes back to your card.',
    ],
  };
};

/** Builds the mails about a reservation: the shopper's receipt, the dealer's notice, and the refund. @spec B9.27, B9.28, B9.29 */
export const buildReservationMail = (facts: ReservationMailFacts): ReservationMail => ({
  words: facts.isOwed ? describeOwed(facts) : facts.isOver ? describeOver(facts) : describeHeld(facts),
  rows: listRows(facts),
});
