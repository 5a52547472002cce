import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import type { LeadMessage } from '#src/inbox/rules/lead-message.ts';
import type { LeadWorker } from '#src/inbox/server/change-lead.ts';
import type { MessageOutcome, NewFile } from '#src/inbox/server/message-service.ts';
import type { ReplyAddress } from '#src/inbox/server/reply-addresses.ts';
import { callOutcomeWords } from '#src/inbox/view/build-message-items.ts';
import {
  type AttachableQuote,
  buildReplyPreview,
  buildReplyView,
  type ReplyPreview,
  type ReplyView,
  type TypedReply,
} from '#src/inbox/view/build-reply-view.ts';
import { describeMoment } from '#src/inbox/view/describe-age.ts';
import type { Lead } from '#src/leads/rules/lead.ts';
import { isCallOutcome } from '#src/leads/rules/message.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { nameQuoteFile, offerQuotes } from '#src/quotes/view/build-quote-items.ts';
import type { Member } from '../authorise.server.ts';
import { refuseAsUnknown, unreadableForm } from '../refusals.server.ts';

const maxLengths = { mail: 10_000, sms: 480, subject: 200, call: 5000 } as const;

const refuse = (problem: string | null, draft: TypedReply | null, preview: ReplyPreview | null = null) =>
  data({ problem, typed: '', draft, preview }, { status: problem === null ? 200 : 422 });

export const loadReply = async (
  { desk, site, session }: Member,
  about: {
    readonly lead: Lead;
    readonly messages: readonly LeadMessage[];
    readonly hasBrochure: boolean;
    readonly quotes: readonly AttachableQuote[];
    readonly chosenQuote: string | null;
  },
  chosenTemplate: string | null,
): Promise<ReplyView> => {
  const { services } = desk;
  return buildReplyView(
    {
      ...about,
      isSmsStopped: await services.isTextStopped(site.slug, about.lead.phone),
      isSmsAnswered: services.takesTexts,
      newUuid: randomUUID(),
      callUuid: randomUUID(),
      replyTo: await services.replyAddresses.choose(site, about.lead),
      ownName: session.name,
      chosenTemplate,
    },
    site,
  );
};

const offerLeadQuotes = async ({ desk, site }: Member, leadUuid: string): Promise<readonly AttachableQuote[]> =>
  offerQuotes(await desk.services.quotes.list(site.slug, leadUuid), localDay(desk.now, site.timeZone));

const readDraft = (form: FormData): TypedReply | null => {
  const textOf = (name: string): string => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const [messageUuid, lastSeen] = [textOf('message'), textOf('lastSeen')];
  if (!isUuid(messageUuid) || !/^\d{1,9}$/.test(lastSeen)) return null;
  return {
    messageUuid: messageUuid.toLowerCase(),
    lastSeen: Number(lastSeen),
    kind: textOf('kind') === 'sms' ? 'sms' : 'mail',
    subject: textOf('subject').replaceAll('\n', ' ').trim(),
    text: textOf('text').trim(),
    hasBrochure: form.get('brochure') !== null,
    quoteUuid: isUuid(textOf('quote')) ? textOf('quote').toLowerCase() : '',
  };
};

const findFault = ({ kind, subject, text }: TypedReply, lead: Lead): string | null => {
  if (text === '') return 'Please write something first.';
  if (text.length > maxLengths[kind])
    return `${kind === 'sms' ? 'A text message' : 'An email'} can have up to ${maxLengths[kind]} characters.`;
  if (kind === 'sms') return /^\+614\d{8}$/.test(lead.phone) ? null : 'This number can’t receive text messages.';
  if (subject === '') return 'Please enter a subject.';
  return subject.length > maxLengths.subject ? `A subject can have up to ${maxLengths.subject} characters.` : null;
};

const describeOvertaking = ({ site, desk }: Member, last: LeadMessage): string => {
  const who = last.direction === 'in' ? 'The customer' : (last.personName ?? 'A former colleague');
  const did = last.direction === 'in' ? 'wrote' : last.kind === 'call' ? 'called' : 'replied';
  const when = describeMoment(last.atMs, desk.now.getTime(), site.timeZone);
  return `${who} ${did} (${when}) after you opened this page. Read it under Activity. Your text is still here: send it if it still makes sense.`;
};

interface Answer {
  readonly member: Member;
  readonly worker: LeadWorker;
  readonly lead: Lead;
  readonly replyTo: ReplyAddress;
}

type Attached = readonly NewFile[] | { readonly problem: string; readonly without: Partial<TypedReply> };

const contentType = 'application/pdf';

const attachBrochure = async ({ member, lead }: Answer, { hasBrochure }: TypedReply): Promise<Attached> => {
  if (!hasBrochure || lead.vehicle === null) return [];
  const content = await member.desk.services.printBrochure(member.site, lead.vehicle.slug);
  if (content !== null) return [{ name: `${lead.vehicle.slug}.pdf`, contentType, content: new Uint8Array(content) }];
  const problem = 'The vehicle is no longer on the website, so it has no brochure. Send the email without it.';
  return { problem, without: { hasBrochure: false } };
};

const attachQuote = async ({ member, lead }: Answer, { quoteUuid }: TypedReply): Promise<Attached> => {
  if (quoteUuid === '') return [];
  const { desk, site } = member;
  const found = await desk.services.quotes.findPdf(site.slug, lead.leadUuid, quoteUuid);
  if (found === undefined || found.validUntil < localDay(desk.now, site.timeZone))
    return { problem: 'This quote is no longer valid. Please make a new one.', without: { quoteUuid: '' } };
  return [{ name: nameQuoteFile(found.number), contentType, content: Uint8Array.from(found.pdf) }];
};

const listFiles = async (answer: Answer, draft: TypedReply): Promise<Attached> => {
  if (draft.kind === 'sms') return [];
  const [brochure, quote] = [await attachBrochure(answer, draft), await attachQuote(answer, draft)];
  if ('problem' in brochure) return brochure;
  return 'problem' in quote ? quote : [...brochure, ...quote];
};

const sendReply = async (answer: Answer, draft: TypedReply) => {
  const { member, worker, lead } = answer;
  const { services, now } = member.desk;
  const files = await listFiles(answer, draft);
  if ('problem' in files) return refuse(files.problem, { ...draft, ...files.without });
  const subject = draft.kind === 'sms' ? null : draft.subject;
  const outcome = await services.messaging.reply(worker, lead.leadUuid, { ...draft, subject, files }, now);
  if (outcome === 'textsStopped')
    return refuse('They’ve opted out of text messages. Please send an email or call.', { ...draft, kind: 'mail' });
  if (outcome !== 'overtaken') return outcome;
  const last = (await services.messages.list(worker.siteSlug, lead.leadUuid)).at(-1);
  if (last === undefined) throw refuseAsUnknown();
  return refuse(describeOvertaking(member, last), { ...draft, lastSeen: last.number });
};

const answerByMessage = async (answer: Answer, form: FormData, isPreview: boolean) => {
  const { member, lead, replyTo } = answer;
  const draft = readDraft(form);
  if (draft === null) return refuse(unreadableForm, null);
  const fault = findFault(draft, lead);
  if (fault !== null) return refuse(fault, draft);
  if (!isPreview) return sendReply(answer, draft);
  const quotes = await offerLeadQuotes(member, lead.leadUuid);
  const preview = buildReplyPreview(draft, { lead, replyTo, ownName: member.session.name, quotes }, member.site);
  return refuse(null, draft, preview);
};

const logCall = async ({ member, worker, lead }: Answer, form: FormData) => {
  const [messageUuid, outcome] = [String(form.get('message') ?? ''), String(form.get('outcome') ?? '')];
  const text = String(form.get('said') ?? '')
    .replaceAll('\r\n', '\n')
    .trim();
  if (!isUuid(messageUuid)) return refuse(unreadableForm, null);
  if (!isCallOutcome(outcome))
    return refuse(`Please choose an outcome: ${Object.values(callOutcomeWords).join(', ')}.`, null);
  if (text.length > maxLengths.call) return refuse(`A note can have up to ${maxLengths.call} characters.`, null);
  const call = { messageUuid: messageUuid.toLowerCase(), outcome, text };
  return member.desk.services.messaging.logCall(worker, lead.leadUuid, call, member.desk.now);
};

/** Returns undefined unless the form is a reply, a preview of a reply, or the record of a call. */
export const answerLead = async (
  member: Member,
  worker: LeadWorker,
  leadUuid: string,
  form: FormData,
): Promise<MessageOutcome | ReturnType<typeof refuse> | undefined> => {
  const intent = String(form.get('intent') ?? '');
  if (intent !== 'reply' && intent !== 'preview' && intent !== 'call') return undefined;
  const { services } = member.desk;
  const [work, found] = await Promise.all([
    services.inbox.findWork(member.reader, leadUuid),
    services.findLead(member.site.slug, leadUuid),
  ]);
  if (work === undefined || found === undefined) return 'unknown';
  const { lead } = found;
  const answer = { member, worker, lead, replyTo: await services.replyAddresses.choose(member.site, lead) };
  return intent === 'call' ? logCall(answer, form) : answerByMessage(answer, form, intent === 'preview');
};
