import { data, redirect } from 'react-router';
import { isUuid } from '#src/lib/is-uuid.ts';
import { onlinePaymentOf } from '#src/lib/payment-paths.ts';
import { findLastMoment } from '#src/online-payment/rules/find-last-moment.ts';
import { readAmountCents } from '#src/online-payment/rules/read-amount-cents.ts';
import { isRequestChange, isRequestGroup, requestChanges } from '#src/online-payment/rules/staff-changes.ts';
import {
  askAction,
  buildPaymentListView,
  buildPaymentPageView,
  describeUnchangedPayment,
} from '#src/online-payment/view/staff/build-payment-desk-view.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { type DeskArgs, refuseAsUnknown, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { addressOf, readPosition, recordsPerPage, splitPages } from '../records/positions.ts';
import { requireProof } from '../step-up/step-up.server.ts';

export const loadPayments = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'payments.read');
  const asked = args.url.searchParams.get('state');
  const group = isRequestGroup(asked) ? asked : 'open';
  const path = deskPaths.payments(site.slug);
  const after = readPosition(args.url);
  const listed = await desk.services.payments.list(membership, group, after, recordsPerPage + 1);
  const { rows, ...hrefs } = splitPages(
    listed,
    ({ askedAt, requestUuid }) => ({ atMs: Date.parse(askedAt), uuid: requestUuid }),
    after,
    (next) => addressOf(path, { state: group, after: next }),
  );
  const view = buildPaymentListView(rows, group, {
    ...hrefs,
    timeZone: site.timeZone,
    hrefOf: (uuid) => deskPaths.payment(site.slug, uuid),
    groupHref: (state) => addressOf(path, { state }),
  });
  const canAsk = site.config.onlinePayment.isEnabled && hasPermission(membership.role, 'payments.ask');
  return { view, ask: canAsk ? askAction : null, siteName: site.name };
};

const refuse = (problem: string, form: FormData, status = 422) =>
  data({ problem, typed: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])) }, { status });

const unreadable = 'We couldn’t read this form. Please reload the page and try again.';

export const askForPaymentByStaff = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'payments.read');
  const form = await args.request.formData();
  if (form.get('intent') !== 'ask') return refuse(unreadable, form);
  if (!site.config.onlinePayment.isEnabled || !hasPermission(membership.role, 'payments.ask')) throw refuseAsUnknown();
  const textOf = (name: string): string => String(form.get(name) ?? '').trim();
  const missing = askAction.fields.find(({ name, isOptional }) => !isOptional && textOf(name) === '');
  if (missing !== undefined) return refuse(`Please fill in “${missing.label}”.`, form);
  const long = askAction.fields.find(({ name, maxLength }) => textOf(name).length > maxLength);
  if (long !== undefined) return refuse(`“${long.label}” can have up to ${long.maxLength} characters.`, form);
  const amountCents = readAmountCents(textOf('amount'));
  if (amountCents === undefined) return refuse('The amount must be from $1 to $100,000, such as 1,250.00.', form);
  const validUntil = findLastMoment(textOf('until') || null, site.timeZone, desk.now);
  if (validUntil === undefined) return refuse('The last day to pay must be within a year from today.', form);
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
  if (outcome.kind === 'invalid') return refuse(outcome.problem, form);
  return redirect(deskPaths.payment(site.slug, outcome.requestUuid), 303);
};

const readUuid = ({ params: { payment = '' } }: DeskArgs): string => {
  if (!isUuid(payment)) throw refuseAsUnknown();
  return payment.toLowerCase();
};

export const loadPayment = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'payments.read');
  const requestUuid = readUuid(args);
  const [found, changes] = await Promise.all([
    desk.services.payments.find(membership, requestUuid),
    desk.services.audit.listOfSubject(site.slug, requestUuid),
  ]);
  if (found === undefined) throw refuseAsUnknown();
  const { leadUuid, code } = found.request;
  const view = buildPaymentPageView(
    { ...found, makers: changes.map(({ after, personName }) => ({ version: after?.version, name: personName })) },
    {
      timeZone: site.timeZone,
      payUrl: site.url + onlinePaymentOf(code),
      leadHref:
        leadUuid === null || !hasPermission(membership.role, 'leads.read') ? null : deskPaths.lead(site.slug, leadUuid),
      canUse: (change) => hasPermission(membership.role, requestChanges[change].permission),
    },
  );
  return { view, listHref: deskPaths.payments(site.slug) };
};

export const changePayment = async (args: DeskArgs) => {
  const member = requireMember(args, 'payments.read');
  const { desk, site, membership } = member;
  const requestUuid = readUuid(args);
  const form = await args.request.formData();
  const intent = String(form.get('intent') ?? '');
  if (!isRequestChange(intent)) return refuse(unreadable, form);
  const { permission } = requestChanges[intent];
  const { payments } = desk.services;
  const isVisible = (await payments.find(membership, requestUuid)) !== undefined;
  if (!isVisible || !hasPermission(membership.role, permission)) throw refuseAsUnknown();
  await requireProof(member, permission, form);
  const outcome = await payments.change(membership, requestUuid, intent, desk.actor, desk.now);
  if (outcome.kind === 'unknown') throw refuseAsUnknown();
  if (outcome.kind === 'done') return redirect(deskPaths.payment(site.slug, requestUuid), 303);
  return refuse(describeUnchangedPayment(outcome.state), form, 409);
};
