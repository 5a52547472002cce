import { formatCents, listPaymentFacts, type TellablePayment } from './list-payment-facts.ts';

export interface PaymentMail {
  readonly words: {
    readonly subject: string;
    readonly preview: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  };
  readonly rows: readonly { readonly label: string; readonly text: string; readonly href: string | null }[];
}

export interface PaymentMailFacts extends TellablePayment {
  readonly shopperName: string | null;
  readonly isOver: boolean;
  /** True if a bank refused the refund. Only the dealer gets this email. */
  readonly isOwed: boolean;
  readonly href: string;
}

const describeBack = ({ amountCents, reference, payee, shopperName }: PaymentMailFacts): PaymentMail['words'] => {
  const amount = formatCents(amountCents);
  return shopperName === null
    ? {
        subject: `Refund: ${amount} from ${payee}`,
        preview: `Reference ${reference}.`,
        heading: `Your ${amount} refund is on its way`,
        paragraphs: ['We’re refunding the full amount to the card you paid with. It can take a few days to appear.'],
      }
    : {
        subject: `Refund: ${amount}, ${reference}, ${shopperName}`,
        preview: `The ${amount} refund is on its way.`,
        heading: 'Refund on its way',
        paragraphs: [`A refund of ${amount} is on its way to ${shopperName}.`],
      };
};

const describeOwed = (facts: PaymentMailFacts): PaymentMail['words'] => {
  const amount = formatCents(facts.amountCents);
  const name = facts.shopperName ?? '';
  return {
    subject: `Refund failed: ${amount} to ${name}, ${facts.reference}`,
    preview: `${name} is still waiting for ${amount}.`,
    heading: `${amount} didn’t reach ${name}`,
    paragraphs: [
      `${name}’s bank rejected the refund of ${amount} for ${facts.reference}. The card may have been closed. The money is back in the account that took payment ${facts.paymentRef}.`,
      `Please call ${name} and refund the money another way. Then record it on the desk, where you can also try the card again. If you don’t use the desk, forward this email to the people who run your website.`,
    ],
  };
};

const describePaid = ({ amountCents, reference, payee, shopperName }: PaymentMailFacts): PaymentMail['words'] => {
  const amount = formatCents(amountCents);
  return shopperName === null
    ? {
        subject: `Receipt: ${amount} paid to ${payee}`,
        preview: `Reference ${reference}.`,
        heading: `Thanks, we’ve received ${amount}`,
        paragraphs: ['Please keep this email as your receipt. This is not a tax invoice.'],
      }
    : {
        subject: `Paid online: ${amount}, ${reference}, ${shopperName}`,
        preview: `${shopperName} paid ${amount}.`,
        heading: 'Payment received',
        paragraphs: [`${shopperName} paid ${amount} online.`],
      };
};

/** `shopperName` is null in the payer's own email. @spec L2.16 */
export const buildPaymentMail = (facts: PaymentMailFacts): PaymentMail => ({
  words: facts.isOwed ? describeOwed(facts) : facts.isOver ? describeBack(facts) : describePaid(facts),
  rows: [
    ...listPaymentFacts(facts).map((fact) => ({ ...fact, href: null })),
    ...(facts.shopperName === null ? [{ label: 'Your payment', text: 'View your payment', href: facts.href }] : []),
  ],
});
