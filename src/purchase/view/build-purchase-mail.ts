import type { ReservationMail } from '#src/checkout/view/build-reservation-mail.ts';

/** As much of a purchase's lead as its mails say. */
export interface PurchasedLead {
  readonly vehicle: { readonly title: string; readonly slug: string } | null;
  /** What was chosen, and the figures, as the lead carries them. */
  readonly custom: Readonly<Record<string, string>>;
  /** Who buys, for the dealer; null in the shopper's own mail. */
  readonly shopperName: string | null;
  /** Whether it is over and the money goes back. */
  readonly isOver: boolean;
  /** Whether a bank did not take the money back. */
  readonly isOwed: boolean;
}

const describeBought = (
  { words }: ReservationMail,
  { shopperName }: PurchasedLead,
  title: string,
): ReservationMail['words'] => {
  if (shopperName !== null) {
    return {
      ...words,
      subject: `Bought online: ${title}, ${shopperName}`,
      heading: 'A vehicle is bought online',
      paragraphs: [...words.paragraphs, 'What was chosen stands below; the contract is signed with you.'],
    };
  }
  return {
    ...words,
    heading: 'Your online purchase',
    paragraphs: [...words.paragraphs, 'We call you before then, go through the figures below and agree on a handover.'],
  };
};

/**
 * The mail about a purchase, out of that about its deposit: the shopper's receipt with every figure, and what the dealer is told, whose mail
 * says all that was chosen already. @spec B2.03, B9.27, D.41
 */
export const buildPurchaseMail = (mail: ReservationMail, lead: PurchasedLead): ReservationMail => {
  const { vehicle, custom, shopperName } = lead;
  if (vehicle === null) return mail;
  const isOver = lead.isOver || lead.isOwed;
  const facts = isOver ? [] : Object.entries(custom).map(([label, text]) => ({ label, text, href: null }));
  const ways = mail.rows.filter(({ href }) => href !== null).map((way) => ({ ...way, label: 'Your purchase' }));
  return {
    words: isOver ? mail.words : describeBought(mail, lead, vehicle.title),
    rows: [...mail.rows.filter(({ href }) => href === null), ...(shopperName === null ? [...facts, ...ways] : [])],
  };
};
