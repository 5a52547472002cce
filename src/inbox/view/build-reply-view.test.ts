import { expect, it } from 'vitest';
import { leadsConfig } from '#src/leads/rules/config.ts';
import { mailingSite, makeLead } from '#src/leads/testing/make-lead.ts';
import { buildReplyPreview, buildReplyView } from './build-reply-view.ts';

const templates = [
  { name: 'Price', subject: '{vehicle}', text: 'Hi {firstName}, {price} at {yard}. {ownName}, {dealer}' },
  { name: 'Text', kind: 'sms', text: 'Hi {firstName}' },
];
const site = { ...mailingSite, config: { leads: leadsConfig.parse({ replyTemplates: templates }) } };
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

it('previews the letter with its signature, and a text message without', () => {
  const typed = { messageUuid: 'm', lastSeen: 0, subject: 'The CX-5', text: 'Hi <Ann>', hasBrochure: true } as const;
  const around = { lead: makeLead(), replyTo: signed, ownName: 'Kit Salter' };
  const mail = buildReplyPreview({ ...typed, kind: 'mail' }, around, site);
  expect(mail.text).toMatch(/^Hi <Ann>\n\nKit Salter\nWattle Motors/);
  expect(mail.rows.map(({ text }) => text)).toEqual([
    'Wattle Motors',
    'ann@example.com',
    'lead+x@reply.example',
    'The CX-5',
    'Brochure of the 2021 Mazda CX-5 (PDF)',
  ]);
  expect(buildReplyPreview({ ...typed, kind: 'sms' }, around, site)).toEqual({
    rows: [{ label: 'To', text: '0412 345 678' }],
    text: 'Hi <Ann>',
  });
});
