import type { ReservationMail } from '#src/checkout/view/build-reservation-mail.ts';

export interface PurchasedLead {
  readonly vehicle: { readonly title: string; readonly slug: string } | null;
  readonly custom: Readonly<Record<string, string>>;
  readonly shopperName: string | null;
  readonly isOver: boolean;
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
      heading: 'Vehicle bought online',
      paragraphs: [
        ...words.paragraphs,
        'The buyer’s choices are below. You still need to sign the contract with them.',
      ],
    };
  }
  return {
    ...words,
    heading: 'Your online purchase',
    paragraphs: [
      ...words.paragraphs,
      'We’ll call you before then to go through the figures below and arrange the handover.',
    ],
  };
};

/** @spec B2.03, B9.27, D.41 */
export const buildPurchaseMail = (mail: ReservationMail, lead: PurchasedLead): ReservationMail => {
  const { vehicle, custom, shopperName } = lead;
  if (vehicle === null) return mail;
  const isOver = lead.isOver || lead.isOwed;
  const facts = isOver ? [] : Object.entries(custom).map(([label, text]) => ({ label, text, href: null }));
  const ways = mail.rows
    .filter(({ href }) => href !== null)
    .map((way) => ({
      ...way,
      ...(isOver
        ? { label: 'Your order', text: 'View your cancelled order' }
        : { label: 'Your purchase', text: 'View your purchase' }),
    }));
  return {
    words: isOver ? mail.words : describeBought(mail, lead, vehicle.title),
    rows: [...mail.rows.filter(({ href }) => href === null), ...(shopperName === null ? [...facts, ...ways] : [])],
  };
};
