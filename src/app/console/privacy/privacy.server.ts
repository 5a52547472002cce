import { data, redirect } from 'react-router';
import { hourMs, minuteMs } from '#src/lib/durations.ts';
import { streamText } from '#src/lib/stream-text.ts';
import type { Contact } from '#src/privacy/rules/contact.ts';
import type { TokenBinding } from '#src/privacy/server/contact-token.ts';
import { readContact } from '#src/privacy/server/read-contact.ts';
import {
  buildPrivacyView,
  listOtherContacts,
  type PrivacySurroundings,
  writeContactValue,
} from '#src/privacy/view/build-privacy-view.ts';
import { hasAllLeads } from '#src/staff/rules/membership.ts';
import { hasPermission, type Permission } from '#src/staff/rules/roles.ts';
import { type DeskArgs, type Member, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { readForm, refuseAsUnknown, refuseIfBusy, unreadableForm } from '../refusals.server.ts';
import { requireProof, requireProofBefore } from '../step-up/step-up.server.ts';

const lastingMs = { search: hourMs, export: 10 * minuteMs } as const;

/** A shopper's data can be from any location, so people who see only some leads get a 404. */
const requirePrivacy = (args: DeskArgs, permission: Permission): Member => {
  const member = requireMember(args, permission);
  if (!hasAllLeads(member.membership)) throw refuseAsUnknown();
  return member;
};

const bind = ({ site, session }: Member, purpose: TokenBinding['purpose']): TokenBinding => ({
  siteSlug: site.slug,
  personUuid: session.personUuid,
  purpose,
});

const writeToken = (member: Member, contacts: readonly Contact[], purpose: TokenBinding['purpose']): string => {
  const { services, now } = member.desk;
  const until = new Date(now.getTime() + lastingMs[purpose]);
  return services.contactTokens.write(contacts, bind(member, purpose), until);
};

/**
 * Longest token of an exported file, in characters. After an export, the page's URL has this token and the search's,
 * and a desk URL can have at most 2,000 characters.
 */
const maxFileToken = 1200;

const personField = 'person';
const fileField = 'file';

const readSearched = (args: DeskArgs, member: Member): Contact | null => {
  const token = args.url.searchParams.get(personField);
  const { services, now } = member.desk;
  return token === null ? null : (services.contactTokens.read(token, bind(member, 'search'), now)?.[0] ?? null);
};

const chooseHref =
  (siteSlug: string): PrivacySurroundings['hrefOf'] =>
  (kind, row) => {
    if (kind === 'leads') return row.is_trapped === true ? null : deskPaths.lead(siteSlug, String(row.lead_uuid));
    if (kind === 'reservations') return deskPaths.reservation(siteSlug, String(row.reservation_uuid));
    if (kind === 'payments') return deskPaths.payment(siteSlug, String(row.request_uuid));
    return null;
  };

const doneWords: Readonly<Record<string, (messages: string) => string>> = {
  exported: () => 'The file is ready. The download link expires in 10 minutes.',
  erased: () => 'Erased. Anything still listed here is kept for the reasons given under Erase.',
  stopped: (messages) => `${messages} have been stopped.`,
  allowed: (messages) => `${messages} are allowed again, if the person agreed to them.`,
};

export const loadPrivacy = async (args: DeskArgs) => {
  const member = requirePrivacy(args, 'privacy.work');
  const { desk, site, membership } = member;
  const { privacy } = desk.services;
  const params = args.url.searchParams;
  const contact = readSearched(args, member);
  const fileToken = params.get(fileField);
  const view =
    contact === null
      ? null
      : buildPrivacyView(await refuseIfBusy(privacy.find(site.slug, [contact])), contact, {
          timeZone: site.timeZone,
          keptDays: privacy.keptDays,
          canExport: hasPermission(membership.role, 'privacy.export'),
          canErase: hasPermission(membership.role, 'privacy.erase'),
          hrefOf: chooseHref(site.slug),
        });
  return {
    view,
    isOver: contact === null && params.has(personField),
    done: view === null ? null : (doneWords[params.get('done') ?? '']?.(view.messages) ?? null),
    fileHref: fileToken === null ? null : deskPaths.privacyExport(site.slug, fileToken),
    pageHref: deskPaths.privacy(site.slug),
    siteName: site.name,
  };
};

const refuse = (problem: string, typed = '') => data({ problem, typed }, { status: 422 });

const search = async (member: Member, form: FormData) => {
  const { desk, site } = member;
  const typed = String(form.get('contact') ?? '');
  const contact = readContact(typed);
  if (contact === null) return refuse('Please enter an email address, or a phone number with its area code.', typed);
  await desk.services.privacy.recordSearch(site.slug, contact, desk.actor, desk.now);
  const token = writeToken(member, [contact], 'search');
  return redirect(`${deskPaths.privacy(site.slug)}?${new URLSearchParams({ [personField]: token })}`, 303);
};

/**
 * Returns the searched contact and the ticked ones. Ignores a ticked contact that isn't in the searched one's records.
 */
const listChosen = async ({ desk, site }: Member, contact: Contact, form: FormData): Promise<readonly Contact[]> => {
  const ticked = form.getAll('also');
  if (ticked.length === 0) return [contact];
  const others = listOtherContacts(await refuseIfBusy(desk.services.privacy.find(site.slug, [contact])), [contact]);
  return [contact, ...others.filter((other) => ticked.includes(writeContactValue(other)))];
};

const changes = {
  export: 'privacy.export',
  erase: 'privacy.erase',
  suppress: 'privacy.work',
  unsuppress: 'privacy.work',
} as const satisfies Record<string, Permission>;

const isChange = (text: string): text is keyof typeof changes => Object.hasOwn(changes, text);

export const changePrivacy = async (args: DeskArgs) => {
  const member = requirePrivacy(args, 'privacy.work');
  const { desk, site, membership } = member;
  const form = await readForm(args.request);
  const intent = String(form.get('intent') ?? '');
  if (intent === 'search') return search(member, form);
  if (!isChange(intent)) return refuse(unreadableForm);
  const permission = changes[intent];
  if (!hasPermission(membership.role, permission)) throw refuseAsUnknown();
  await requireProof(member, permission, form);
  const contact = readSearched(args, member);
  if (contact === null) return refuse('This search has expired. Please search again.');
  const { privacy } = desk.services;
  const backTo = (done: string, file: string | null = null): Response => {
    const next = new URLSearchParams(args.url.searchParams);
    next.set('done', done);
    next.delete(fileField);
    if (file !== null) next.set(fileField, file);
    return redirect(`${deskPaths.privacy(site.slug)}?${next}`, 303);
  };
  switch (intent) {
    case 'export': {
      const token = writeToken(member, await listChosen(member, contact, form), 'export');
      return token.length > maxFileToken
        ? refuse('Please tick fewer contacts and export the rest separately.')
        : backTo('exported', token);
    }
    case 'erase':
      await privacy.erase(site.slug, await listChosen(member, contact, form), desk.actor, desk.now);
      return backTo('erased');
    case 'suppress':
    case 'unsuppress':
      await privacy.suppress(site.slug, contact, intent === 'suppress', desk.actor, desk.now);
      return backTo(intent === 'suppress' ? 'stopped' : 'allowed');
  }
};

export const exportPerson = async (args: DeskArgs): Promise<Response> => {
  const member = requirePrivacy(args, 'privacy.export');
  const { desk, site } = member;
  await requireProofBefore(member, 'privacy.export', deskPaths.privacy(site.slug));
  const contacts = desk.services.contactTokens.read(args.params.token ?? '', bind(member, 'export'), desk.now);
  if (contacts === null) return new Response('This download has expired. Please search again.', { status: 410 });
  const content = await refuseIfBusy(desk.services.privacy.export(site.slug, contacts, desk.actor, desk.now));
  return new Response(streamText(content), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="person-${site.slug}.json"`,
    },
  });
};
