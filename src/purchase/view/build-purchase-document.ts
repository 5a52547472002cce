import { holdMs, type Reservation } from '#src/checkout/rules/hold/change-reservation.ts';
import { formatAmount } from '#src/checkout/view/format-amount.ts';
import { describeDated } from '#src/lib/dates/format-date.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { DocumentRow, PrintedDocument } from '#src/lib/printed-document.ts';
import { holdHours } from '#src/lib/reservation-hold.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';
import type { PurchaseDocument } from '../rules/purchase-documents.ts';
import type { Agreement } from '../rules/purchase-terms.ts';
import { describeFunds, describeHandover, describeTradeIn } from './describe-answers.ts';
import { describeFigures, listFigures } from './list-figures.ts';

export interface DocumentSite {
  readonly name: string;
  readonly timeZone: string;
  readonly phones: { readonly main: string };
  readonly legal: {
    readonly entity: string;
    readonly abn?: string | undefined;
    readonly licences: readonly { readonly label: string; readonly number: string }[];
  };
}

export interface DocumentFacts {
  readonly site: DocumentSite;
  readonly vehicle: Vehicle;
  readonly answers: PurchaseAnswers;
  readonly agreement: Agreement;
  readonly order: Pick<
    Reservation,
    'state' | 'capturedCents' | 'refundedCents' | 'failedRefunds' | 'paymentRef' | 'heldUntilMs'
  >;
  readonly purchaseUuid: string;
}

const rowOf = (label: string, text: string | number | null | undefined): readonly DocumentRow[] =>
  text === null || text === undefined || text === '' ? [] : [{ label, text: String(text) }];

const listSeller = ({ site: { name, phones, legal } }: DocumentFacts): readonly DocumentRow[] => [
  { label: 'Seller', text: legal.entity === name ? name : `${legal.entity}, trading as ${name}` },
  ...rowOf('ABN', legal.abn),
  ...legal.licences.map(({ label, number }) => ({ label, text: number })),
  { label: 'Phone', text: formatPhone(phones.main) },
];

const listBuyer = ({ answers: { contact } }: DocumentFacts): readonly DocumentRow[] =>
  contact === undefined
    ? []
    : [
        { label: 'Name', text: `${contact.entry.firstName} ${contact.entry.lastName}` },
        { label: 'Phone', text: formatPhone(contact.entry.phone) },
        { label: 'Email', text: contact.entry.email },
      ];

const listVehicle = ({ vehicle }: DocumentFacts): readonly DocumentRow[] => [
  { label: 'Vehicle', text: [getVehicleTitle(vehicle), vehicle.badge].filter(Boolean).join(' ') },
  { label: 'Stock number', text: vehicle.stockNumber },
  ...rowOf('VIN', vehicle.vin),
  ...rowOf('Registration', vehicle.regoPlate),
  ...rowOf('Colour', vehicle.colour),
  ...rowOf('Odometer', vehicle.odometerKm === null ? null : `${formatNumber(vehicle.odometerKm)} km`),
];

/** True if a refund was refused and the deposit was returned later. The dealer may have paid it back another way. */
const isPaidOtherwise = ({ state, failedRefunds }: DocumentFacts['order']): boolean =>
  state === 'refunded' && failedRefunds > 0;

const listDeposit = ({ order, site, purchaseUuid }: DocumentFacts): readonly DocumentRow[] => {
  const { heldUntilMs, capturedCents, paymentRef } = order;
  // The hold begins with the payment.
  const paidAtMs = heldUntilMs === null ? null : heldUntilMs - holdMs;
  return [
    { label: 'Deposit paid', text: formatAmount(capturedCents) },
    ...rowOf('Paid on', paidAtMs === null ? null : describeDated(paidAtMs, site.timeZone)),
    ...rowOf('Payment ID', paymentRef),
    { label: 'Purchase ID', text: purchaseUuid },
    ...(order.state === 'held' && heldUntilMs !== null
      ? rowOf('Held until', describeDated(heldUntilMs, site.timeZone))
      : []),
    ...(order.refundedCents > 0
      ? rowOf(isPaidOtherwise(order) ? 'Paid back' : 'Refunded', formatAmount(order.refundedCents))
      : []),
  ];
};

const describeSoldDeposit = ({ refundedCents, failedRefunds }: DocumentFacts['order']): string => {
  if (refundedCents > 0) return 'The deposit was refunded to the card used to pay it, so it didn’t come off the price.';
  return failedRefunds > 0
    ? 'The bank didn’t accept the refund to the card used to pay the deposit. The seller will take the deposit off the price or pay it back another way.'
    : 'The deposit came off the price.';
};

/** @spec B9.29, D.41 */
const describeDeposit = ({ order }: DocumentFacts): readonly string[] => {
  if (order.state === 'sold') return [describeSoldDeposit(order)];
  if (order.state === 'owed' || isPaidOtherwise(order)) {
    return [
      'The bank didn’t accept the refund to the card used to pay the deposit. The seller will pay the full deposit back another way.',
    ];
  }
  return [
    `The deposit holds the vehicle for ${holdHours} hours from payment and comes off the price.`,
    'If the purchase is cancelled within that time, or no contract is signed, the full deposit is refunded to the card used to pay it.',
  ];
};

const buildOrder = (facts: DocumentFacts): PrintedDocument => {
  const { answers, agreement, site } = facts;
  const { figures, credit, priceType } = agreement;
  return {
    siteName: site.name,
    title: 'Order summary',
    lead: 'What you chose and agreed to online. This is not a contract of sale. You’ll sign a contract with the seller, based on these figures.',
    sections: [
      { heading: 'Seller', rows: listSeller(facts) },
      { heading: 'Buyer', rows: listBuyer(facts) },
      { heading: 'Vehicle', rows: listVehicle(facts) },
      {
        heading: 'Your choices',
        rows: [
          { label: 'Handover', text: describeHandover(answers) },
          { label: 'Trade-in', text: describeTradeIn(credit) },
          { label: 'Payment method', text: describeFunds(answers, figures) },
        ],
      },
      { heading: 'Figures', rows: listFigures(figures, priceType) },
      { heading: 'Deposit', rows: listDeposit(facts) },
    ],
    basis: { heading: 'Conditions', lines: [...describeDeposit(facts), ...describeFigures(figures, credit)] },
  };
};

const buildReceipt = (facts: DocumentFacts): PrintedDocument => ({
  siteName: facts.site.name,
  title: 'Deposit receipt',
  lead: `${formatAmount(facts.order.capturedCents)} received for the ${getVehicleTitle(facts.vehicle)}.`,
  sections: [
    { heading: 'Seller', rows: listSeller(facts) },
    { heading: 'Received from', rows: listBuyer(facts) },
    { heading: 'Vehicle', rows: listVehicle(facts) },
    { heading: 'Deposit', rows: listDeposit(facts) },
  ],
  basis: { heading: 'Conditions', lines: describeDeposit(facts) },
});

/** @spec D.41 */
export const buildPurchaseDocument = (document: PurchaseDocument, facts: DocumentFacts): PrintedDocument =>
  document === 'order' ? buildOrder(facts) : buildReceipt(facts);
