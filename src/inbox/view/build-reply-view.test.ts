import { expect, it } from 'vitest';
import { leadsConfig } from '#src/leads/rules/config.ts';
import { mailingSite, makeLead } from '#src/leads/testing/make-lead.ts';
import { buildReplyPreview, buildReplyView } from './build-reply-view.ts';

const templates = [
  { name: 'Price', subject: '{vehicle}', text: 'Hi {firstName}, {price} at {yard}. {ownName}, {dealer}' },
  { name: 'Text', kind: 'sms', text: 'Hi {firstName}' },
];
const site = { ...mailingSite, config: { leads: leadsConfig.parse({ replyTemplates: templates }) } };
const quote = { quoteUuid: 'q1', label: 'Q1001: $28,990.00', fileName: 'Quote Q1001.pdf' };
const signed = { address: 'lead+x@reply.example', isSigned: true };
const build = (lead = makeLead(), chosenTemplate: string | null = null, messages: readonly string[] = []) =>
  buildReplyView(
    {
      lead,
      messages: messages.map((subject, index) => ({
        messageUuid: `m${index}`,
        number: index + 1,
        direction: 'out',
        kind: 'mail',
        files: [],
        subject,
      })),
      newUuid: 'new',
      callUuid: 'call',
      replyTo: signed,
      isSmsStopped: false,
      isSmsAnswered: false,
      ownName: 'Kit Salter',
      chosenTemplate,
      hasBrochure: true,
      quotes: [quote],
      chosenQuote: null,
    },
    site,
  );

it('fills a template with what is known of the lead', () => {
  const { templates: offered, draft } = build(makeLead({ locationId: mailingSite.locations[0]?.id ?? null }), 'Price');
  const yard = mailingSite.locations[0]?.name;
  expect(offered.map(({ name }) => name)).toEqual(['Price', 'Text']);
  expect(draft.subject).toBe('2021 Mazda CX-5');
  expect(draft.text).toBe(`Hi Ann, $38,990 at ${yard}. Kit Salter, Wattle Motors`);
});

it('offers no template with a field that the lead lacks, and no text messages to a landline', () => {
  const view = build(makeLead({ vehicle: null, phone: '+61731234567' }), 'Price');
  expect(view.templates).toEqual([]);
  expect([view.draft.text, view.smsTo, view.brochureOf]).toEqual(['', null, null]);
  expect(view.draft.subject).toBe('Your enquiry to Wattle Motors');
});

it('answers the latest subject and counts from the latest message', () => {
  expect(build(undefined, null, ['Colour?', 'Re: Price']).draft).toMatchObject({ subject: 'Re: Price', lastSeen: 2 });
  expect(build(undefined, null, ['Colour?']).draft.subject).toBe('Re: Colour?');
  expect(build().draft.subject).toBe('Your enquiry: 2021 Mazda CX-5');
});

const around = {
  lead: makeLead(),
  newUuid: 'new',
  callUuid: 'call',
  replyTo: signed,
  ownName: 'Kit',
  hasBrochure: false,
};
const buildWith = (changes: Partial<Parameters<typeof buildReplyView>[0]>) =>
  buildReplyView(
    {
      ...around,
      messages: [],
      isSmsStopped: false,
      isSmsAnswered: true,
      chosenTemplate: null,
      quotes: [quote],
      chosenQuote: null,
      ...changes,
    },
    site,
  );
const message = { messageUuid: 'm1', number: 1, direction: 'in', kind: 'sms', subject: null, files: [] } as const;

it('answers a text message by text message, unless its sender wants none', () => {
  expect(buildWith({ messages: [message] }).draft.kind).toBe('sms');
  expect(buildWith({ messages: [message, { ...message, number: 2, kind: 'mail' }] }).draft.kind).toBe('mail');
  const stopped = buildWith({ messages: [message], isSmsStopped: true });
  expect([stopped.draft.kind, stopped.smsTo, stopped.isSmsStopped]).toEqual(['mail', null, true]);
  expect(stopped.templates.map(({ kind }) => kind)).toEqual(['mail']);
});

it('attaches the quote of the address to an email, until it was sent', () => {
  const chosen = { messages: [message], chosenQuote: 'q1' };
  expect(buildWith(chosen).draft).toMatchObject({ kind: 'mail', quoteUuid: 'q1' });
  const sent = { ...message, number: 2, direction: 'out', kind: 'mail', files: [{ name: quote.fileName }] } as const;
  expect(buildWith({ ...chosen, messages: [message, sent] }).draft.quoteUuid).toBe('');
  expect(buildWith({ chosenQuote: 'other' }).draft.quoteUuid).toBe('');
});

it('previews the letter with its signature, and a text message without', () => {
  const typed = {
    messageUuid: 'm',
    lastSeen: 0,
    subject: 'The CX-5',
    text: 'Hi <Ann>',
    hasBrochure: true,
    quoteUuid: 'q1',
  } as const;
  const about = { lead: makeLead(), replyTo: signed, ownName: 'Kit Salter', quotes: [quote] };
  const mail = buildReplyPreview({ ...typed, kind: 'mail' }, about, site);
  expect(mail.text).toMatch(/^Hi <Ann>\n\nKit Salter\nWattle Motors/);
  expect(mail.rows.map(({ text }) => text)).toEqual([
    'Wattle Motors',
    'ann@example.com',
    'lead+x@reply.example',
    'The CX-5',
    'Brochure for the 2021 Mazda CX-5 (PDF)',
    'Quote Q1001.pdf',
  ]);
  expect(buildReplyPreview({ ...typed, kind: 'sms' }, about, site)).toEqual({
    rows: [{ label: 'To', text: '0412 345 678' }],
    text: 'Hi <Ann>',
  });
});
