import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#src/platform/db/open-database.ts';
import { copyMigratedFolder } from '#src/platform/db/testing/open-test-databases.ts';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import { startMailServer, type TestMailServer } from '#src/platform/mail/testing/start-mail-server.ts';
import { endWithThisProcess } from '#src/platform/testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';

const script = fileURLToPath(new URL('./testing/take-leads.ts', import.meta.url));
const dataDir = makeTemporaryFolder('lead-survival');
const leadCount = 400;
/** Numbers of accepted leads after which the process is killed, amid posts and deliveries. */
const kills = [30, 130, 290];
const shopperCount = 12;

let mail: TestMailServer;
let hook: PictureHost;
const hooked: { readonly key: string; readonly leadId: string }[] = [];

beforeAll(async () => {
  await copyMigratedFolder(dataDir);
  let mails = 0;
  // Every fortieth mail is refused; at every two hundredth the connection drops before the server accepts it.
  mail = await startMailServer(() => (++mails % 200 === 0 ? 'drops' : mails % 40 === 0 ? 'refuses' : 'takes'));
  hook = await startPictureHost(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { lead_id: leadId } = JSON.parse(Buffer.concat(chunks).toString());
    hooked.push({ key: String(request.headers['idempotency-key']), leadId });
    // Every fiftieth webhook is accepted but its response is lost; every seventieth is accepted but its response is an
    // error.
    if (hooked.length % 50 === 0) response.destroy();
    else response.writeHead(hooked.length % 70 === 0 ? 500 : 202).end();
  });
});
afterAll(() => Promise.all([mail.stop(), hook.stop()]));

const startService = async () => {
  const child = endWithThisProcess(
    spawn(process.execPath, [script, hook.urlOf('/leads').href], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        SMTP_URL: mail.url,
        MAIL_FROM: 'no-reply@dealers.example',
        LEADS_HOOK_SECRET: 'secret',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const exited = once(child, 'exit');
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    end: async (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal);
      await exited;
    },
    post: async (form: number): Promise<string | undefined> => {
      const body = JSON.stringify({
        name: 'Ann',
        email: 'ann@example.com',
        phone: '0412 345 678',
        message: `Form ${form}`,
        page: '/contact',
        form: 'enquiry',
        submission_key: form.toString(16).padStart(32, '0'),
      });
      const headers = { 'content-type': 'application/json' };
      const url = `http://127.0.0.1:${port}/api/leads`;
      const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
      // A busy server answers 503. Any other refusal fails this test.
      if (answer !== undefined) expect([201, 503]).toContain(answer.status);
      const said = answer?.status === 201 ? await answer.json().catch(() => undefined) : undefined;
      return (said as { lead_id?: string } | undefined)?.lead_id;
    },
  };
};

const sendForms = async (answers: Map<number, string>, killAt: number) => {
  const service = await startService();
  const open = Array.from({ length: leadCount }, (_, form) => form).filter((form) => !answers.has(form));
  let isKilled = false;
  const shop = async (): Promise<void> => {
    for (let form = open.shift(); form !== undefined && !isKilled; form = open.shift()) {
      const leadId = await service.post(form);
      // Repeats a form that got no id, as a shopper would. Forms that have no response when the server is killed go to
      // the next server.
      if (leadId === undefined) open.push(form);
      else answers.set(form, leadId);
      if (answers.size < killAt) continue;
      isKilled = true;
      await service.end('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: shopperCount }, shop));
  return service;
};

const readCounts = async () => {
  const database = await openDatabase({ dataDir });
  const { rows } = await database.primary.execute(sql`
    SELECT (SELECT count(*) FROM leads)::int AS leads,
      (SELECT count(*) FROM lead_deliveries WHERE state IN ('delivered', 'written'))::int AS delivered,
      (SELECT count(*) FROM lead_deliveries)::int AS deliveries`);
  await database.close();
  return rows;
};

it(`loses none of ${leadCount} leads and doubles none, though the process is killed ${kills.length} times [D.32] [L7.04]`, {
  timeout: 240_000,
}, async () => {
  const answers = new Map<number, string>();
  for (const killAt of kills) await sendForms(answers, killAt);
  let service = await sendForms(answers, Number.POSITIVE_INFINITY);
  const ids = new Set(answers.values());
  expect([answers.size, ids.size]).toEqual([leadCount, leadCount]);

  const mailIds = () => mail.mails.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1] ?? '');
  await vi.waitFor(
    () => {
      expect(new Set(hooked.map(({ leadId }) => leadId))).toEqual(ids);
      expect(new Set(mailIds()).size).toBe(leadCount);
    },
    { timeout: 120_000, interval: 250 },
  );
  // Recipients can recognise duplicates: each lead has one Message-ID and one webhook key.
  expect(new Set(hooked.map(({ key, leadId }) => `${key} ${leadId}`)).size).toBe(leadCount);
  expect(new Set(hooked.map(({ key }) => key)).size).toBe(leadCount);

  const all = { leads: leadCount, delivered: 2 * leadCount, deliveries: 2 * leadCount };
  // A delivery whose response was lost is repeated: after a pause, or by the next process at once.
  const endAndCount = async () => {
    await service.end('SIGTERM');
    const counts = await readCounts();
    if (counts[0]?.delivered !== all.delivered) service = await startService();
    return counts;
  };
  await expect.poll(endAndCount, { timeout: 60_000, interval: 2_000 }).toEqual([all]);
});
