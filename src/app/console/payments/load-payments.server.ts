import { redirect } from 'react-router';
import { onlinePaymentOf } from '#src/lib/payment-paths.ts';
import { findLastMoment } from '#src/online-payment/rules/find-last-moment.ts';
import { readAmountCents } from '#src/online-payment/rules/read-amount-cents.ts';
import { type RequestChangeName, requestChanges, requestGroups } from '#src/online-payment/rules/staff-changes.ts';
import type { StoredRequest } from '#src/online-payment/server/request-payable.ts';
import {
  askAction,
  buildPaymentListView,
  buildPaymentPageView,
  paymentTags,
} from '#src/online-payment/view/staff/build-payment-desk-view.ts';
import { describeUnchanged } from '#src/payments/view/staff/payable-words.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { type DeskArgs, requireMember } from '../authorise.server.ts';
import type { DeskServices } from '../desk-context.server.ts';
import { deskPaths } from '../desk-paths.ts';
import {
  changePayable,
  loadPayableList,
  loadPayablePage,
  type PayablePageSurroundings,
} from '../records/payable-pages.server.ts';
import { readForm, refuseAsUnknown, refuseForm, unreadableForm } from '../refusals.server.ts';

const payments = {
  permission: 'payments.read',
  path: deskPaths.payments,
  pathOf: deskPaths.payment,
  findList: (services: DeskServices) => services.payments.list,
  groups: requestGroups,
  firstGroup: 'open',
  positionOf: ({ askedAt, requestUuid }: StoredRequest) => ({ atMs: Date.parse(askedAt), uuid: requestUuid }),
  buildView: buildPaymentListView,
} as const;

const paymentPage = {
  permission: 'payments.read',
  parameter: 'payment',
  listOf: () => ({ name: 'Payment requests', pathOf: deskPaths.payments }),
  pathOf: deskPaths.payment,
  findPayables: (services: DeskServices) => services.payments,
  changes: requestChanges,
  buildView: (
    facts: Parameters<typeof buildPaymentPageView>[0] & { readonly row: StoredRequest },
    { site, ...around }: PayablePageSurroundings<RequestChangeName>,
  ) => buildPaymentPageView(facts, { ...around, payUrl: site.url + onlinePaymentOf(facts.row.code) }),
  describeUnchanged: (state: StoredRequest['state']) => describeUnchanged('payment', paymentTags[state]),
} as const;

export const loadPayments = async (args: DeskArgs) => {
  const { site, membership } = requireMember(args, payments.permission);
  const canAsk = site.config.onlinePayment.isEnabled && hasPermission(membership.role, 'payments.ask');
  return { ...(await loadPayableList(args, payments)), ask: canAsk ? askAction : null };
};

export const loadPayment = (args: DeskArgs) => loadPayablePage(args, paymentPage);
export const changePayment = (args: DeskArgs) => changePayable(args, paymentPage);

export const askForPaymentByStaff = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'payments.read');
  const form = await readForm(args.request);
  if (form.get('intent') !== 'ask') return refuseForm(unreadableForm, form);
  if (!site.config.onlinePayment.isEnabled || !hasPermission(membership.role, 'payments.ask')) throw refuseAsUnknown();
  const textOf = (name: string): string => String(form.get(name) ?? '').trim();
  const missing = askAction.fields.find(({ name, isOptional }) => !isOptional && textOf(name) === '');
  if (missing !== undefined) return refuseForm(`Please fill in “${missing.label}”.`, form, { fields: [missing.name] });
  const long = askAction.fields.find(({ name, maxLength }) => textOf(name).length > maxLength);
  if (long !== undefined)
    return refuseForm(`“${long.label}” can have up to ${long.maxLength} characters.`, form, { fields: [long.name] });
  const amountCents = readAmountCents(textOf('amount'));
  if (amountCents === undefined)
    return refuseForm('The amount must be from $1 to $100,000, such as 1,250.00.', form, { fields: ['amount'] });
  const validUntil = findLastMoment(textOf('until') || null, site.timeZone, desk.now);
  if (validUntil === undefined)
    return refuseForm('The last day to pay must be within a year from today.', form, { fields: ['until'] });
  const { payments } = desk.services;
  const asked = {
    amountCents,
    validUntil,
    reference: textOf('reference'),
    purpose: textOf('purpose'),
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: textOf('email'),
    phone: textOf('phone'),
  };
  const outcome = await payments.ask(site, asked, desk.actor, desk.now);
  if (outcome.kind === 'invalid') return refuseForm(outcome.problem, form, { fields: outcome.fields });
  return redirect(deskPaths.payment(site.slug, outcome.requestUuid), 303);
};
