import { data, redirect } from 'react-router';
import { parseInboxQuery, writeInboxQuery } from '#src/inbox/rules/inbox-query.ts';
import type { LeadWorker, WorkOutcome } from '#src/inbox/server/work-service.ts';
import { buildInboxView } from '#src/inbox/view/build-inbox-view.ts';
import { buildLeadPageView } from '#src/inbox/view/build-lead-page-view.ts';
import { buildLinkedItems } from '#src/inbox/view/build-linked-items.ts';
import { buildMergedItems } from '#src/inbox/view/build-merge-view.ts';
import { isLeadStage, isLostReason } from '#src/leads/rules/lead-stages.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { isQuotable } from '#src/quotes/view/build-quote-form-view.ts';
import { offerQuotes } from '#src/quotes/view/build-quote-items.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { findFirstPhotoUrl } from '#src/vehicle/rules/media/photos.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import { type DeskArgs, type Member, requireMember } from '../authorise.server.ts';
import { countLeads } from '../count-leads.server.ts';
import type { DeskRequest } from '../desk-context.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { readForm, readRecordUuid, refuseAsUnknown, unreadableForm } from '../refusals.server.ts';
import { answerLead, loadReply } from './answer-lead.server.ts';
import { buildOtherItems, loadGroupLeads } from './group-leads.server.ts';
import { buildHeldItems } from './held-items.server.ts';
import { loadMerged, loadMergeView, mergeLead } from './merge-lead.server.ts';
import { planLead, viewTasks } from './plan-lead.server.ts';
import { linkRecord } from './record-links.server.ts';

const pageSize = 50;
const maxNoteLength = 5000;

export const loadInbox = async (args: DeskArgs) => {
  const { desk, site, membership, session, reader } = requireMember(args, 'leads.read');
  const query = parseInboxQuery(args.url.searchParams);
  const { inbox } = desk.services;
  const canAssign = hasPermission(membership.role, 'leads.assign');
  const [page, counts, members] = await Promise.all([
    inbox.list(reader, query, pageSize, desk.now),
    countLeads({ desk, reader }),
    canAssign ? desk.services.memberships.list(site.slug) : [],
  ]);
  const view = buildInboxView(page, counts, query, {
    site,
    scope: membership,
    personUuid: session.personUuid,
    now: desk.now,
    colleagues: members
      .filter(({ role, personUuid }) => hasPermission(role, 'leads.work') && personUuid !== session.personUuid)
      .map(({ personUuid, name }) => ({ personUuid, name })),
    hrefOf: (leadUuid) => (leadUuid === null ? deskPaths.inbox(site.slug) : deskPaths.lead(site.slug, leadUuid)),
  });
  return { view, eventsHref: deskPaths.events(site.slug), siteName: site.name };
};

/**
 * Requests that sent a form. Those for a merged lead aren't redirected to its main lead, so that a refused form keeps
 * what was typed.
 */
const requestsWithForm = new WeakSet<DeskRequest>();

const findShownLead = async (args: DeskArgs, { desk, site, reader }: Member): Promise<string> => {
  const asked = readRecordUuid(args.params.lead);
  const leadUuid = await desk.services.inbox.findShown(reader, asked);
  if (leadUuid === undefined) throw refuseAsUnknown();
  if (leadUuid !== asked && !requestsWithForm.has(desk))
    throw redirect(deskPaths.lead(site.slug, leadUuid) + args.url.search);
  return leadUuid;
};

export const loadLead = async (args: DeskArgs) => {
  const member = requireMember(args, 'leads.read');
  const { desk, site, membership, session, reader } = member;
  const { services, now } = desk;
  const leadUuid = await findShownLead(args, member);
  const [work, found] = await Promise.all([
    services.inbox.findWork(reader, leadUuid),
    services.findLead(site.slug, leadUuid),
  ]);
  if (work === undefined || found === undefined) throw refuseAsUnknown();
  const { lead, deliveries } = found;
  const [others, listedMerged, group, notes, changes, members, addedRows, messages, linked, tasks, vehicle, quotes] =
    await Promise.all([
      services.inbox.listOfPerson(reader, leadUuid),
      services.inbox.listMerged(site.slug, leadUuid),
      loadGroupLeads(member, lead),
      services.inbox.listNotes(site.slug, leadUuid),
      services.audit.listOfSubject(site.slug, leadUuid),
      services.memberships.list(site.slug),
      services.listAddedRows(site.slug, lead),
      services.messages.list(site.slug, leadUuid),
      services.listLinkedEvents(site, leadUuid),
      services.tasks.list(site.slug, leadUuid),
      lead.vehicle && services.findVehicle(site.slug, lead.vehicle.slug),
      services.quotes.list(site.slug, leadUuid),
    ]);
  const merged = await loadMerged(member, listedMerged);
  const colleagues = members.filter(({ role }) => hasPermission(role, 'leads.work'));
  const search = writeInboxQuery(parseInboxQuery(args.url.searchParams));
  const hrefOf = (uuid: string): string => deskPaths.lead(site.slug, uuid);
  const items = [
    ...buildHeldItems({ siteSlug: site.slug, lead, messages, tasks, quotes }),
    ...buildLinkedItems([...linked, ...merged.linked], others, { ofLead: hrefOf, ofRecord: linkRecord(member) }),
    ...buildMergedItems(merged.leads),
    ...buildOtherItems(group.others),
    ...group.items,
  ];
  const vehicleNow =
    vehicle?.isShownOnWebsite === true
      ? { priceCents: findShownPriceCents(vehicle), isSold: getStockStatus(vehicle) === 'sold' }
      : null;
  const hasPhoto = vehicle != null && findFirstPhotoUrl(vehicle, site.config.vehicle.page.defaultImageMarks) !== null;
  const view = buildLeadPageView(
    {
      lead,
      addedRows,
      deliveries,
      work,
      notes,
      changes: [...changes, ...merged.changes],
      items,
      vehicleNow,
      vehiclePictureHref: hasPhoto ? deskPaths.leadPicture(site.slug, leadUuid) : null,
      colleagues,
    },
    {
      site,
      personUuid: session.personUuid,
      role: membership.role,
      canWork: hasPermission(membership.role, 'leads.work'),
      canAssign: hasPermission(membership.role, 'leads.assign'),
      now,
    },
  );
  const merge = await loadMergeView(member, { lead, others, merged: listedMerged, group }, args.url.searchParams);
  const reply = view.canWork
    ? await loadReply(
        member,
        {
          lead,
          messages,
          hasBrochure: vehicleNow !== null,
          quotes: offerQuotes(quotes, localDay(now, site.timeZone)),
          chosenQuote: args.url.searchParams.get('quote'),
        },
        args.url.searchParams.get('template'),
      )
    : null;
  const plan = view.canWork ? viewTasks(member, tasks, work) : null;
  const quoteHref = view.canWork && isQuotable(vehicle ?? undefined) ? deskPaths.quote(site.slug, leadUuid) : null;
  return { view, merge, reply, plan, quoteHref, listHref: deskPaths.inbox(site.slug) + search };
};

type Refused = Exclude<WorkOutcome, 'done' | 'unknown'> | 'overtaken' | 'textsStopped' | 'tooManyTasks';

const problems: Readonly<Record<Refused, string>> = {
  tooManyTasks: 'This lead already has the maximum number of tasks. Complete one first.',
  textsStopped: 'They’ve opted out of text messages. Please send an email or call.',
  overtaken: 'A new message came in while you were writing. Please read it first.',
  taken: 'This lead has just been assigned to someone else.',
  notAllowed: 'Your role doesn’t include this. Ask a manager.',
  wrongAssignee: 'That person can’t see this lead. Choose someone else.',
};

const refuse = (problem: string, typed = '') => data({ problem, typed, draft: null, preview: null }, { status: 422 });

const change = async (
  { desk, session }: Member,
  worker: LeadWorker,
  leadUuid: string,
  form: FormData,
): Promise<WorkOutcome | { readonly problem: string; readonly typed?: string }> => {
  const { work } = desk.services;
  const textOf = (name: string): string => String(form.get(name) ?? '');
  switch (textOf('intent')) {
    case 'take':
      return work.assign(worker, leadUuid, session.personUuid, desk.now);
    case 'giveBack':
      return work.assign(worker, leadUuid, null, desk.now);
    case 'assign': {
      const next = textOf('assignee');
      if (next === 'nobody') return work.assign(worker, leadUuid, null, desk.now);
      return isUuid(next) ? work.assign(worker, leadUuid, next, desk.now) : 'wrongAssignee';
    }
    case 'stage': {
      const [stage, reason] = [textOf('stage'), textOf('lostReason')];
      if (!isLeadStage(stage)) return { problem: 'Please choose a stage.' };
      if (stage === 'lost' && !isLostReason(reason)) return { problem: 'Please choose why the lead was lost.' };
      return work.setStage(worker, leadUuid, { stage, lostReason: isLostReason(reason) ? reason : null }, desk.now);
    }
    case 'note': {
      const text = textOf('note').replaceAll('\r\n', '\n').trim();
      if (text === '') return { problem: 'Please write something first.' };
      if (text.length > maxNoteLength)
        return { problem: `A note can have up to ${maxNoteLength} characters.`, typed: text };
      return work.addNote(worker, leadUuid, text, desk.now);
    }
    default:
      return { problem: unreadableForm };
  }
};

export const changeLead = async (args: DeskArgs) => {
  const member = requireMember(args, 'leads.read');
  const { desk, site, membership, session } = member;
  requestsWithForm.add(desk);
  const askedUuid = readRecordUuid(args.params.lead);
  const leadUuid = await desk.services.inbox.findShown(member.reader, askedUuid);
  if (leadUuid === undefined) throw refuseAsUnknown();
  const worker = { ...membership, ...desk.actor, personUuid: session.personUuid, siteSlug: site.slug };
  const form = await readForm(args.request);
  const answered = await answerLead(member, worker, leadUuid, form);
  if (typeof answered === 'object') return answered;
  const outcome =
    answered ??
    (await mergeLead(member, worker, askedUuid, form)) ??
    (await planLead(member, worker, leadUuid, form)) ??
    (await change(member, worker, leadUuid, form));
  if (outcome === 'unknown') throw refuseAsUnknown();
  if (outcome === 'done' || outcome === 'repeated') {
    return redirect(deskPaths.lead(site.slug, leadUuid) + args.url.search, 303);
  }
  return typeof outcome === 'string' ? refuse(problems[outcome]) : refuse(outcome.problem, outcome.typed);
};
