import { describe, expect, it } from 'vitest';
import type { MailMessage } from '#src/platform/mail/mailer.ts';
import type { SmsMessage, SmsOutcome } from '#src/platform/sms/sms-sender.ts';
import { leadsConfig } from '../rules/config.ts';
import type { DeliveryKind } from '../rules/delivery-kinds.ts';
import { findAdfFaults } from '../testing/adf/find-adf-faults.ts';
import { deliveryMoment, deliveryUuid, makeDelivery } from '../testing/make-delivery.ts';
import { mailingSite, makeLead } from '../testing/make-lead.ts';
import { noTexts } from '../testing/no-texts.ts';
import { type DeliverLeadOptions, deliverByText, deliverLead } from './deliver-lead.ts';

describe('a lead by mail', () => {
  const sent: MailMessage[] = [];
  const ways: DeliverLeadOptions = {
    ...noTexts,
    mailer: { send: async (message) => void sent.push(message) },
    siteBySlug: (slug) =>
      slug === 'wattle' ? { ...mailingSite, config: { leads: leadsConfig.parse({}) } } : undefined,
    ask: () => Promise.reject(new Error('nobody is asked')),
    readSecret: () => undefined,
    readClock: () => deliveryMoment,
  };
  const deliver = deliverLead(ways);
  const mailOf = async (kind: DeliveryKind): Promise<MailMessage> => {
    sent.length = 0;
    await deliver(makeDelivery(kind, 'sales@a.example'));
    const [mail] = sent;
    if (mail === undefined) throw new Error('nothing was sent');
    return mail;
  };

  it('reaches people as text and HTML, and a reply goes to the shopper [D.32]', async () => {
    const mail = await mailOf('mail');
    expect(mail).toMatchObject({ id: deliveryUuid, fromName: 'Wattle Motors', to: 'sales@a.example' });
    expect(mail.replyTo).toBe('ann@example.com');
    for (const part of [mail.text, mail.html]) expect(part).toContain('2021 Mazda CX-5');
  });

  it('is only written where no mail server is set, and never counts as delivered', async () => {
    const delivery = makeDelivery('mail', 'sales@a.example');
    expect(await deliver(delivery)).toBe('delivered');
    const toFiles = { ...ways.mailer, writesFiles: true };
    expect(await deliverLead({ ...ways, mailer: toFiles })(delivery)).toBe('written');
  });

  it('reaches a dealer system as ADF only [D.32]', async () => {
    const mail = await mailOf('adfMail');
    expect([mail.html, mail.replyTo]).toEqual([undefined, 'ann@example.com']);
    expect(mail.text).toMatch(/^<\?xml/);
    expect(findAdfFaults([mail.text])).toEqual([]);
  });

  it('reaches the shopper as a confirmation [D.32]', async () => {
    const mail = await mailOf('confirmation');
    expect(mail).toMatchObject({ replyTo: null, subject: 'Thanks, we’ve got your message: 2021 Mazda CX-5' });
  });

  it('gives an unsubscribe link only to shoppers who opted in [L2.30]', async () => {
    const url = 'https://www.wattle.example/pages/unsubscribe?token=abc';
    const send = async (kind: DeliveryKind, isOptedIn: boolean): Promise<MailMessage | undefined> => {
      sent.length = 0;
      const delivery = { ...makeDelivery(kind, 'ann@example.com'), lead: makeLead({ isOptedIn }) };
      await deliverLead({ ...ways, findUnsubscribeUrl: async () => url })(delivery);
      return sent[0];
    };
    const mail = await send('confirmation', true);
    expect(mail?.unsubscribeUrl).toBe(url);
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(url);
    for (const other of [await send('confirmation', false), await send('mail', true), await send('adfMail', true)]) {
      expect(other).not.toHaveProperty('unsubscribeUrl');
      expect(other?.text).not.toContain('unsubscribe');
    }
  });

  it('adds a slice’s words, facts and files to mails for people only [D.22]', async () => {
    const file = { name: 'appointment.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' };
    const withAddition = deliverLead({
      ...ways,
      findAddition: async ({ kind }) => ({
        words: { subject: `See you, ${kind}`, paragraphs: ['The time is yours.'] },
        rows: [{ label: 'Test drive', text: 'Thursday at 9:00 am', href: null }],
        files: [file],
      }),
    });
    const bring = async (kind: DeliveryKind) => {
      sent.length = 0;
      await withAddition(makeDelivery(kind, 'sales@a.example'));
      return sent[0];
    };
    for (const kind of ['mail', 'confirmation'] as const) {
      const mail = await bring(kind);
      expect(mail).toMatchObject({ subject: `See you, ${kind}`, files: [file] });
      for (const part of [mail?.text, mail?.html]) {
        for (const words of ['The time is yours.', 'Thursday at 9:00 am', '2021 Mazda CX-5'])
          expect(part).toContain(words);
      }
    }
    expect((await bring('adfMail'))?.files).toBeUndefined();
    expect((await mailOf('mail')).files).toBeUndefined();
  });

  it('reports a cancelled booking, and is final when the booking no longer exists [D.22]', async () => {
    const words = { subject: 'Cancelled', heading: 'Your test drive is cancelled' };
    const withAddition = deliverLead({ ...ways, findAddition: async () => ({ words, rows: [], files: [] }) });
    sent.length = 0;
    for (const kind of ['cancellation', 'cancellationConfirmation'] as const) {
      await withAddition(makeDelivery(kind, 'sales@a.example'));
      await expect(deliver(makeDelivery(kind, 'sales@a.example'))).rejects.toMatchObject({ isFinal: true });
    }
    expect(sent.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
      ['Cancelled', 'ann@example.com'],
      ['Cancelled', null],
    ]);
    // Only the dealer gets what the shopper typed.
    expect(sent.map(({ text }) => text.includes('Is the blue one'))).toEqual([true, false]);
  });

  it('is given up at once when the mail server refuses the address for good, and retried otherwise [D.32]', async () => {
    const refuse = (response: string): Promise<void> =>
      deliverLead({
        ...ways,
        mailer: {
          send: () =>
            Promise.reject(Object.assign(new Error(response), { command: 'RCPT TO', responseCode: 550, response })),
        },
      })(makeDelivery('mail', 'sales@a.example')).then(() => undefined);
    await expect(refuse('550 5.1.1 no such user')).rejects.toMatchObject({
      name: 'DeliveryError',
      message: '550 5.1.1 no such user',
      responseCode: 550,
      isFinal: true,
    });
    await expect(refuse('550 5.7.1 relaying denied')).rejects.not.toHaveProperty('isFinal');
  });

  it('fails, and can be retried, while its site is unknown', async () => {
    await expect(deliver({ ...makeDelivery('mail', 'a@a.example'), siteSlug: 'gone' })).rejects.toThrow(
      "no site 'gone'",
    );
  });
});

describe('a lead by text message', () => {
  const delivery = makeDelivery('confirmationText', '+61412345678');

  const deliver = async (
    text: string | null,
    outcome: SmsOutcome = { kind: 'sent' },
  ): Promise<readonly SmsMessage[]> => {
    const sent: SmsMessage[] = [];
    const sms = {
      send: async (message: SmsMessage) => {
        sent.push(message);
        return outcome;
      },
    };
    await deliverByText({ sms, findText: async () => text }, delivery);
    return sent;
  };

  it('goes to the delivery’s mobile, with the same id at every attempt [D.32]', async () => {
    const message = { id: deliveryUuid, to: '+61412345678', text: 'You won.' };
    expect(await deliver('You won.')).toEqual([message]);
    expect(await deliver('You won.')).toEqual([message]);
  });

  it('comes from the dealer’s own number, and is given up if the shopper wants none', async () => {
    const sent: SmsMessage[] = [];
    const sms = {
      send: async (message: SmsMessage): Promise<SmsOutcome> => {
        sent.push(message);
        return { kind: 'sent' };
      },
    };
    const replies = ['Still here.', 'Stopped.'];
    const deliver = deliverLead({
      sms,
      findText: async () => null,
      findReply: async () => ({ kind: 'sms', to: '+61412345678', text: replies.shift() ?? '' }),
      isTextStopped: async (siteSlug, phone) =>
        `${siteSlug} ${phone}` === 'wattle +61412345678' && replies.length === 0,
      mailer: { send: () => Promise.reject(new Error('no mail')) },
      siteBySlug: () => ({ ...mailingSite, config: { leads: leadsConfig.parse({ smsNumber: '+61491570156' }) } }),
      ask: () => Promise.reject(new Error('nobody is asked')),
      readSecret: () => undefined,
      readClock: () => deliveryMoment,
    });
    await deliver(makeDelivery('replyText', 'm'));
    await expect(deliver(makeDelivery('replyText', 'm'))).rejects.toMatchObject({ isFinal: true });
    expect(sent.map(({ text, from }) => [text, from])).toEqual([['Still here.', '+61491570156']]);
  });

  it.each([true, false])(
    'is retried when the provider says so (%j), and not when there is nothing to say [D.32]',
    async (isRetryable) => {
      const refused = deliver('You won.', { kind: 'failed', isRetryable, reason: 'busy' });
      await expect(refused).rejects.toMatchObject({ message: 'busy', isFinal: !isRetryable });
      await expect(deliver(null)).rejects.toMatchObject({ isFinal: true });
    },
  );
});
