import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadVehicle } from '#src/leads/testing/make-lead.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;

describe('answers at the desk', () => {
  let desk: DeskHost;
  let ann: string;
  let bob: string;
  let lead: string;

  beforeAll(async () => {
    desk = await openDeskHost({
      INBOUND_MAIL_DOMAIN: 'reply.example',
      INBOUND_MAIL_SECRET: 'a-secret-of-the-mail-service',
    });
    ann = await desk.signIn(await desk.addPerson('Ann', { siteSlug: site, role: 'sales' }));
    bob = await desk.signIn(await desk.addPerson('Bob', { siteSlug: site, role: 'sales' }));
  });
  afterAll(() => desk?.close());
  beforeEach(async () => {
    lead = await desk.addLead(site, { vehicle: leadVehicle });
  });

  const path = () => `/sites/${site}/inbox/${lead}`;
  const send = (cookie: string, fields: Record<string, string> = {}) =>
    desk.post(
      path(),
      {
        intent: 'reply',
        message: randomUUID(),
        lastSeen: '0',
        kind: 'mail',
        subject: 'The CX-5',
        text: 'It’s still here.',
        ...fields,
      },
      cookie,
    );
  const countMessages = async () => {
    const { rows } = await desk.database.primary.execute(
      sql`SELECT count(*)::int AS count FROM lead_messages WHERE lead_uuid = ${lead}::uuid`,
    );
    return rows[0]?.count;
  };

  it('sends a reply once, and shows it with its state', async () => {
    const message = randomUUID();
    for (let time = 0; time < 2; time += 1) expect((await send(ann, { message })).statusCode).toBe(303);
    expect(await countMessages()).toBe(1);
    const { body } = await desk.ask(path(), bob);
    for (const words of ['Ann', 'replied by email', 'Sending', 'It’s still here.']) expect(body).toContain(words);
    expect(body).toContain('The reply will appear on this page.');
  });

  it('previews a reply without sending it', async () => {
    const answer = await send(ann, { intent: 'preview' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/Replies go to<\/dt><dd>lead\+[\da-f]{52}@reply\.example/);
    expect(answer.body).toContain('It’s still here.');
    expect(await countMessages()).toBe(0);
  });

  it('tells the second of two writers who answered first, and keeps the text', async () => {
    await send(bob);
    const refused = await send(ann, { text: 'I can hold it for you.' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Bob replied (today');
    expect(refused.body).toContain('I can hold it for you.</textarea>');
    const [, lastSeen = ''] = /name="lastSeen" value="(\d+)"/.exec(refused.body) ?? [];
    expect((await send(ann, { text: 'I can hold it for you.', lastSeen })).statusCode).toBe(303);
    expect(await countMessages()).toBe(2);
  });

  it.each([
    [{ text: ' ' }, 'Please write something first.'],
    [{ subject: '' }, 'Please enter a subject.'],
    [{ text: 'x'.repeat(10_001) }, 'An email can have up to 10000 characters.'],
    [{ kind: 'sms', text: 'x'.repeat(481) }, 'A text message can have up to 480 characters.'],
    [{ message: 'x' }, 'We couldn’t read this form.'],
    [{ brochure: 'on' }, 'it has no brochure'],
    [{ intent: 'call', outcome: 'x' }, 'Please choose an outcome'],
  ])('refuses %o', async (fields, problem) => {
    const refused = await send(ann, fields);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(problem);
    expect(await countMessages()).toBe(0);
  });

  it('logs a call with its outcome', async () => {
    expect((await send(ann, { intent: 'call', outcome: 'leftMessage', said: 'Back at 5.' })).statusCode).toBe(303);
    const { body } = await desk.ask(path(), ann);
    expect(body).toContain('called and left a message');
    expect(body).toContain('Back at 5.');
  });

  it('serves files of messages as downloads only', async () => {
    const file = randomUUID();
    await desk.addFile(site, lead, file);
    const { headers, body, statusCode } = await desk.ask(`${path()}/files/${file}`, ann);
    expect([statusCode, body]).toEqual([200, 'Hi']);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''Rego%20%E2%80%9C2026%E2%80%9D.html");
    expect([headers['content-length'], headers['transfer-encoding']]).toEqual([String(body.length), undefined]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const elsewhere = await desk.addLead(site);
    expect((await desk.ask(`/sites/${site}/inbox/${elsewhere}/files/${file}`, ann)).statusCode).toBe(404);
  });
});
