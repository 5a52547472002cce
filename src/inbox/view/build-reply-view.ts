import { findLeadPlace } from '#src/leads/rules/find-lead-place.ts';
import type { Lead } from '#src/leads/rules/lead.ts';
import type { MessageKind } from '#src/leads/rules/message.ts';
import {
  fillTemplate,
  listTemplateFields,
  type ReplyTemplate,
  type TemplateField,
} from '#src/leads/rules/reply-template-config.ts';
import type { MailingSite } from '#src/leads/view/mail-view.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { formatPhone, phoneDigits } from '#src/lib/phones/format-phone.ts';
import { buildReplyMail } from './build-reply-mail.ts';

export interface TypedReply {
  readonly messageUuid: string;
  readonly lastSeen: number;
  readonly kind: 'mail' | 'sms';
  readonly subject: string;
  readonly text: string;
  readonly hasBrochure: boolean;
  readonly quoteUuid: string;
}

export interface AttachableQuote {
  readonly quoteUuid: string;
  readonly label: string;
  readonly fileName: string;
}

export interface OfferedTemplate {
  readonly name: string;
  readonly kind: 'mail' | 'sms';
  readonly subject: string | null;
  readonly text: string;
}

export interface ReplyView {
  readonly draft: TypedReply;
  readonly mailTo: string;
  readonly smsTo: string | null;
  readonly isSmsStopped: boolean;
  /** True if the shopper's replies to text messages appear on this page. */
  readonly isSmsAnswered: boolean;
  readonly replyTo: string | null;
  /** True if the shopper's replies to emails appear on this page. */
  readonly isSigned: boolean;
  readonly templates: readonly OfferedTemplate[];
  readonly brochureOf: string | null;
  readonly quotes: readonly AttachableQuote[];
  readonly callUuid: string;
  readonly sentUuids: readonly string[];
}

export interface ReplyPreview {
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  readonly text: string;
}

type ReplySite = Pick<MailingSite, 'name' | 'phones' | 'locations' | 'dealerships'>;

const listValues = (lead: Lead, site: ReplySite, ownName: string): Partial<Record<TemplateField, string>> => {
  const place = findLeadPlace(lead, site);
  const priceCents = lead.vehicle?.priceCents ?? null;
  return {
    firstName: lead.firstName,
    ...(lead.vehicle !== null && { vehicle: lead.vehicle.title }),
    ...(priceCents !== null && { price: formatPrice(priceCents) }),
    ...(place !== undefined && { yard: place.name, yardPhone: formatPhone(place.contact.phone) }),
    dealer: site.name,
    ownName,
  };
};

export const offerTemplates = (
  templates: readonly ReplyTemplate[],
  lead: Lead,
  site: ReplySite,
  ownName: string,
): readonly OfferedTemplate[] => {
  const values = listValues(lead, site, ownName);
  const isFilled = (text: string): boolean =>
    listTemplateFields(text).known.every((name) => values[name] !== undefined);
  return templates
    .filter(({ subject, text }) => isFilled(`${subject ?? ''}${text}`))
    .map(({ name, kind, subject, text }) => ({
      name,
      kind,
      subject: subject === null ? null : fillTemplate(subject, values),
      text: fillTemplate(text, values),
    }));
};

const isMobile = (phone: string): boolean => /^\+614\d{8}$/.test(phoneDigits(phone));

interface ReplyMessage {
  readonly messageUuid: string;
  readonly number: number;
  readonly direction: 'out' | 'in';
  readonly kind: MessageKind;
  readonly subject: string | null;
  readonly files: readonly { readonly name: string }[];
}

const chooseKind = (messages: readonly ReplyMessage[]): TypedReply['kind'] =>
  messages.findLast(({ direction }) => direction === 'in')?.kind === 'sms' ? 'sms' : 'mail';

const chooseSubject = (lead: Lead, site: ReplySite, messages: readonly ReplyMessage[]): string => {
  const last = messages.findLast(({ subject }) => subject !== null && subject !== '')?.subject ?? null;
  if (last !== null) return /^re:/i.test(last) ? last : `Re: ${last}`;
  return lead.vehicle === null ? `Your enquiry to ${site.name}` : `Your enquiry: ${lead.vehicle.title}`;
};

interface ReplyFacts {
  readonly lead: Lead;
  readonly messages: readonly ReplyMessage[];
  readonly newUuid: string;
  readonly callUuid: string;
  readonly replyTo: { readonly address: string | null; readonly isSigned: boolean };
  readonly isSmsStopped: boolean;
  readonly isSmsAnswered: boolean;
  readonly ownName: string;
  readonly chosenTemplate: string | null;
  readonly hasBrochure: boolean;
  readonly quotes: readonly AttachableQuote[];
  readonly chosenQuote: string | null;
}

/** Leaves out a quote that was already sent, because the page's URL still names the quote after the reply. */
const chooseQuote = ({ quotes, chosenQuote, messages }: ReplyFacts): string => {
  const quote = quotes.find(({ quoteUuid }) => quoteUuid === chosenQuote);
  const isSent = messages.some(({ files }) => files.some(({ name }) => name === quote?.fileName));
  return quote === undefined || isSent ? '' : quote.quoteUuid;
};

export const buildReplyView = (
  facts: ReplyFacts,
  site: ReplySite & { readonly config: { readonly leads: { readonly replyTemplates: readonly ReplyTemplate[] } } },
): ReplyView => {
  const { lead, messages, newUuid, callUuid, replyTo, ownName, chosenTemplate, hasBrochure } = facts;
  const { isSmsStopped, isSmsAnswered, quotes } = facts;
  const quoteUuid = chooseQuote(facts);
  const smsTo = isMobile(lead.phone) && !isSmsStopped ? formatPhone(lead.phone) : null;
  const templates = offerTemplates(site.config.leads.replyTemplates, lead, site, ownName).filter(
    ({ kind }) => kind === 'mail' || smsTo !== null,
  );
  const chosen = templates.find(({ name }) => name === chosenTemplate);
  return {
    draft: {
      messageUuid: newUuid,
      lastSeen: messages.at(-1)?.number ?? 0,
      kind: chosen?.kind ?? (smsTo === null || quoteUuid !== '' ? 'mail' : chooseKind(messages)),
      subject: chosen?.subject ?? chooseSubject(lead, site, messages),
      text: chosen?.text ?? '',
      hasBrochure: false,
      quoteUuid,
    },
    mailTo: lead.email,
    smsTo,
    isSmsStopped,
    isSmsAnswered,
    replyTo: replyTo.address,
    isSigned: replyTo.isSigned,
    templates,
    quotes,
    brochureOf: hasBrochure ? (lead.vehicle?.title ?? null) : null,
    callUuid,
    sentUuids: messages.map(({ messageUuid }) => messageUuid),
  };
};

export const buildReplyPreview = (
  { kind, subject, text, hasBrochure, quoteUuid }: TypedReply,
  { lead, replyTo, ownName, quotes }: Pick<ReplyFacts, 'lead' | 'replyTo' | 'ownName' | 'quotes'>,
  site: ReplySite,
): ReplyPreview => {
  if (kind === 'sms') return { rows: [{ label: 'To', text: formatPhone(lead.phone) }], text };
  const quote = quotes.find((one) => one.quoteUuid === quoteUuid);
  return {
    rows: [
      { label: 'From', text: site.name },
      { label: 'To', text: lead.email },
      ...(replyTo.address === null ? [] : [{ label: 'Replies go to', text: replyTo.address }]),
      { label: 'Subject', text: subject },
      ...(hasBrochure && lead.vehicle !== null
        ? [{ label: 'Attached', text: `Brochure for the ${lead.vehicle.title} (PDF)` }]
        : []),
      ...(quote === undefined ? [] : [{ label: 'Attached', text: quote.fileName }]),
    ],
    text: buildReplyMail({ subject, text, personName: ownName }, lead, site).text,
  };
};
