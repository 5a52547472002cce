import { data, redirect } from 'react-router';
import { isReservationGroup } from '#src/checkout/rules/reservation-groups.ts';
import { isReservationChange, reservationChanges } from '#src/checkout/rules/staff-changes.ts';
import {
  buildReservationListView,
  buildReservationPageView,
  describeUnchanged,
} from '#src/checkout/view/staff/build-reservation-desk-view.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { listDocuments, type PurchaseDocument, purchaseDocuments } from '#src/purchase/rules/purchase-documents.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { type DeskArgs, refuseAsUnknown, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { answerPdf } from '../records/answer-pdf.server.ts';
import { addressOf, readPosition, recordsPerPage, splitPages } from '../records/positions.ts';
import { requireProof } from '../step-up/step-up.server.ts';

interface ListedKind {
  readonly title: string;
  readonly path: (site: string) => string;
  readonly isPurchase?: true;
}

const loadList = async (args: DeskArgs, { title, path, isPurchase }: ListedKind) => {
  const { desk, site, membership } = requireMember(args, 'reservations.read');
  const asked = args.url.searchParams.get('state');
  const group = isReservationGroup(asked) ? asked : 'held';
  const listPath = path(site.slug);
  const after = readPosition(args.url);
  const position = after && { openedAtMs: after.atMs, reservationUuid: after.uuid };
  const listed = await desk.services.reservations.list(membership, group, position, recordsPerPage + 1, isPurchase);
  const { rows, ...hrefs } = splitPages(
    listed,
    ({ openedAtMs, reservationUuid }) => ({ atMs: openedAtMs, uuid: reservationUuid }),
    after,
    (next) => addressOf(listPath, { state: group, after: next }),
  );
  const view = buildReservationListView(rows, group, {
    ...hrefs,
    title,
    timeZone: site.timeZone,
    hrefOf: (uuid) => deskPaths.reservation(site.slug, uuid),
    groupHref: (state) => addressOf(listPath, { state }),
  });
  return { view, siteName: site.name };
};

export const loadReservations = (args: DeskArgs) =>
  loadList(args, { title: 'Reservations', path: deskPaths.reservations });

/** An online purchase is a reservation whose shopper made every choice; it has the same page. */
export const loadPurchases = (args: DeskArgs) =>
  loadList(args, { title: 'Purchases', path: deskPaths.purchases, isPurchase: true });

const documentLabels: Readonly<Record<PurchaseDocument, string>> = {
  order: 'Order summary',
  receipt: 'Deposit receipt',
};

const readUuid = ({ params: { reservation = '' } }: DeskArgs): string => {
  if (!isUuid(reservation)) throw refuseAsUnknown();
  return reservation.toLowerCase();
};

export const loadReservation = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'reservations.read');
  const reservationUuid = readUuid(args);
  const [found, changes] = await Promise.all([
    desk.services.reservations.find(membership, reservationUuid),
    desk.services.audit.listOfSubject(site.slug, reservationUuid),
  ]);
  if (found === undefined) throw refuseAsUnknown();
  const { leadUuid } = found.reservation;
  const makers = changes.map(({ after, personName }) => ({ version: after?.version, name: personName }));
  const view = buildReservationPageView(
    { ...found, makers },
    {
      timeZone: site.timeZone,
      now: desk.now,
      leadHref:
        leadUuid === null || !hasPermission(membership.role, 'leads.read') ? null : deskPaths.lead(site.slug, leadUuid),
      canUse: (change) => hasPermission(membership.role, reservationChanges[change].permission),
      documents: found.reservation.isPurchase
        ? listDocuments(found.reservation).map((document) => ({
            label: documentLabels[document],
            href: deskPaths.purchasePdf(site.slug, reservationUuid, `${document}.pdf`),
          }))
        : [],
    },
  );
  return { view, listHref: deskPaths.reservations(site.slug) };
};

export const changeReservationByStaff = async (args: DeskArgs) => {
  const member = requireMember(args, 'reservations.read');
  const { desk, site, membership } = member;
  const reservationUuid = readUuid(args);
  const form = await args.request.formData();
  const intent = String(form.get('intent') ?? '');
  if (!isReservationChange(intent)) {
    return data({ problem: 'We couldn’t read this form. Please reload the page and try again.' }, { status: 422 });
  }
  const { permission } = reservationChanges[intent];
  const { reservations } = desk.services;
  const isVisible = (await reservations.find(membership, reservationUuid)) !== undefined;
  if (!isVisible || !hasPermission(membership.role, permission)) throw refuseAsUnknown();
  await requireProof(member, permission, form);
  const outcome = await reservations.change(membership, reservationUuid, intent, desk.actor, desk.now);
  if (outcome.kind === 'unknown') throw refuseAsUnknown();
  if (outcome.kind === 'done') return redirect(deskPaths.reservation(site.slug, reservationUuid), 303);
  return data({ problem: describeUnchanged(outcome.state) }, { status: 409 });
};

/** A document of an online purchase, as the shopper has it. */
export const loadPurchasePdf = async (args: DeskArgs): Promise<Response> => {
  const { desk, site, membership } = requireMember(args, 'reservations.read');
  const { reservations, purchaseDocuments: documents, printDocument } = desk.services;
  const name = args.params.purchasePdf ?? '';
  const asked = purchaseDocuments.find((document) => `${document}.pdf` === name);
  const found = asked && (await reservations.find(membership, readUuid(args)));
  const document = asked && found && (await documents.find(site, found.reservation, asked));
  if (document === undefined) throw refuseAsUnknown();
  return answerPdf(await printDocument(site.slug, document), name);
};
