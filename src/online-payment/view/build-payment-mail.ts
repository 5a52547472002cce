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
  readonly href: string;
}

const describeBack = ({ amountCents, reference, shopperName }: PaymentMailFacts): PaymentMail['words'] => {
  const amount = formatCents(amountCents);
  return shopperName === null
    ? {
        subject: `Your ${amount} goes back to your card`,
        preview: `Payment ${reference}.`,
        heading: `Your ${amount} is on its way back`,
        paragraphs: [`All of it goes back to the card that paid it. Your bank may take a few days to show it.`],
      }
    : {
        subject: `Given back: ${reference}, ${shopperName}`,
        preview: `${amount} goes back.`,
        heading: 'A payment goes back',
        paragraphs: [`${amount} goes back to ${shopperName}.`],
      };
};

const describePaid = ({ amountCents, reference, payee, shopperName }: PaymentMailFacts): PaymentMail['words'] => {
  const amount = formatCents(amountCents);
  return shopperName === null
    ? {
        subject: `Receipt: ${amount} paid to ${payee}`,
        preview: `Reference ${reference}.`,
        heading: `Thank you: ${amount} received`,
        paragraphs: ['This is your receipt. It is no tax invoice.'],
      }
    : {
        subject: `Paid online: ${amount}, ${reference}, ${shopperName}`,
        preview: `${shopperName} paid ${amount}.`,
        heading: 'A payment came in',
        paragraphs: [`${shopperName} paid ${amount} online.`],
      };
};

/** Builds the mails about a payment: the receipt, the dealer's notice, and the refund. @spec L2.16 */
export const buildPaymentMail = (facts: PaymentMailFacts): PaymentMail => ({
  words: facts.isOver ? describeBack(facts) : describePaid(facts),
  rows: [
    ...listPaymentFacts(facts).map((fact) => ({ ...fact, href: null })),
    ...(facts.shopperName === null ? [{ label: 'Your payment', text: 'See how it stands', href: facts.href }] : []),
  ],
});
