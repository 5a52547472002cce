import { reservationGroups } from '#src/checkout/rules/reservation-groups.ts';
import { type ReservationChangeName, reservationChanges } from '#src/checkout/rules/staff-changes.ts';
import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import {
  buildReservationListView,
  buildReservationPageView,
  reservationTags,
} from '#src/checkout/view/staff/build-reservation-desk-view.ts';
import { describeUnchanged } from '#src/payments/view/staff/payable-words.ts';
import { listDocuments, type PurchaseDocument, purchaseDocuments } from '#src/purchase/rules/purchase-documents.ts';
import { type DeskArgs, requireMember } from '../authorise.server.ts';
import type { DeskServices } from '../desk-context.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { answerPdf } from '../records/answer-pdf.server.ts';
import {
  changePayable,
  loadPayableList,
  loadPayablePage,
  type PayablePageSurroundings,
} from '../records/payable-pages.server.ts';
import { readRecordUuid, refuseAsUnknown, refuseIfBusy } from '../refusals.server.ts';

const buildList = (title: string) => ({
  permission: 'reservations.read' as const,
  pathOf: deskPaths.reservation,
  groups: reservationGroups,
  firstGroup: 'held' as const,
  positionOf: ({ openedAtMs, reservationUuid }: StoredReservation) => ({ atMs: openedAtMs, uuid: reservationUuid }),
  buildView: (
    rows: readonly StoredReservation[],
    group: Parameters<typeof buildReservationListView>[1],
    around: Omit<Parameters<typeof buildReservationListView>[2], 'title'>,
  ) => buildReservationListView(rows, group, { ...around, title }),
});

const reservationList = {
  ...buildList('Reservations'),
  path: deskPaths.reservations,
  findList: ({ reservations: { list } }: DeskServices) => list,
};

const purchaseList = {
  ...buildList('Purchases'),
  path: deskPaths.purchases,
  findList: ({ reservations: { listPurchases } }: DeskServices) => listPurchases,
};

const documentLabels: Readonly<Record<PurchaseDocument, string>> = {
  order: 'Order summary',
  receipt: 'Deposit receipt',
};

const listLinks = (siteSlug: string, reservation: StoredReservation) =>
  reservation.isPurchase
    ? listDocuments(reservation).map((document) => ({
        label: documentLabels[document],
        href: deskPaths.purchasePdf(siteSlug, reservation.reservationUuid, `${document}.pdf`),
      }))
    : [];

const reservationPage = {
  permission: 'reservations.read',
  parameter: 'reservation',
  listOf: ({ isPurchase }: StoredReservation) =>
    isPurchase
      ? { name: 'Purchases', pathOf: deskPaths.purchases }
      : { name: 'Reservations', pathOf: deskPaths.reservations },
  pathOf: deskPaths.reservation,
  findPayables: (services: DeskServices) => services.reservations,
  changes: reservationChanges,
  buildView: (
    facts: Parameters<typeof buildReservationPageView>[0] & { readonly row: StoredReservation },
    { site, ...around }: PayablePageSurroundings<ReservationChangeName>,
  ) => buildReservationPageView(facts, { ...around, documents: listLinks(site.slug, facts.row) }),
  describeUnchanged: (state: StoredReservation['state']) => describeUnchanged('reservation', reservationTags[state]),
} as const;

export const loadReservations = (args: DeskArgs) => loadPayableList(args, reservationList);
export const loadPurchases = (args: DeskArgs) => loadPayableList(args, purchaseList);
export const loadReservation = (args: DeskArgs) => loadPayablePage(args, reservationPage);
export const changeReservationByStaff = (args: DeskArgs) => changePayable(args, reservationPage);

export const loadPurchasePdf = async (args: DeskArgs): Promise<Response> => {
  const { desk, site, membership } = requireMember(args, 'reservations.read');
  const { reservations, purchaseDocuments: documents, printDocument } = desk.services;
  const name = args.params.purchasePdf ?? '';
  const asked = purchaseDocuments.find((document) => `${document}.pdf` === name);
  const found = asked && (await reservations.find(membership, readRecordUuid(args.params.reservation)));
  const document = asked && found && (await documents.find(site, found.row, asked));
  if (document === undefined) throw refuseAsUnknown();
  return answerPdf(await refuseIfBusy(printDocument(site.slug, document)), name);
};
