import { request } from 'node:http';
import { isInScope } from '../../src/staff/rules/membership.ts';
import { quantile } from '../lib/quantile.ts';
import type { LivePerson } from './live-people.ts';
import { machineMs } from './machine-ms.ts';

/**
 * A message to this process. The process keeps inboxes open, and compares the leads that an inbox received with the
 * leads that its person may see. See live.ts.
 */
export type InboxOrder =
  | { readonly kind: 'open'; readonly inboxes: readonly (LivePerson & { readonly port: number })[] }
  | { readonly kind: 'check'; readonly leads: readonly LiveLead[] };

export interface LiveLead {
  readonly leadUuid: string;
  readonly siteSlug: string;
  readonly category: string;
  readonly locationId: number | null;
  readonly seq: number;
  readonly answeredMs: number;
}

export interface InboxResult {
  /** Number of pairs of a lead and an inbox that may show it. */
  readonly expected: number;
  readonly missing: number;
  /** Leads that an inbox received but may not show. */
  readonly wrong: number;
  readonly resets: number;
  readonly events: number;
  readonly reconnects: number;
  /**
   * Milliseconds from the response to a form until its lead reached an inbox: the median, the 99th percentile and the
   * maximum.
   */
  readonly onScreenMs: readonly number[];
}

interface Inbox extends LivePerson {
  readonly port: number;
  readonly seenMs: Map<string, number>;
  /** On a reset, the browser loads the list again. The list then shows all leads up to `seq`. */
  readonly resets: { readonly seq: number; readonly atMs: number }[];
}

let events = 0;
let reconnects = 0;
let isOver = false;
const inboxes: Inbox[] = [];

const hear = (inbox: Inbox, text: string): string => {
  const atMs = machineMs();
  const [, seq = ''] = /^id: (\d+)$/m.exec(text) ?? [];
  const [, lead] = /^data: \{"lead":"([\w-]+)"\}$/m.exec(text) ?? [];
  if (seq === '') return '';
  events += 1;
  if (lead === undefined) inbox.resets.push({ seq: Number(seq), atMs });
  else if (!inbox.seenMs.has(lead)) inbox.seenMs.set(lead, atMs);
  return seq;
};

const open = (inbox: Inbox, lastSeq = ''): Promise<number> =>
  new Promise((resolve, reject) => {
    let seen = lastSeq;
    const headers = {
      host: `desk.localhost:${inbox.port}`,
      accept: 'text/event-stream',
      cookie: inbox.cookie,
      ...(lastSeq !== '' && { 'last-event-id': lastSeq }),
    };
    const path = `/sites/${inbox.siteSlug}/events`;
    const call = request({ host: '127.0.0.1', port: inbox.port, path, headers, agent: false }, (response) => {
      resolve(response.statusCode ?? 0);
      if (response.statusCode !== 200) return response.resume();
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) seen = hear(inbox, part) || seen;
      });
      response.once('close', () => {
        if (isOver) return;
        reconnects += 1;
        void open(inbox, seen).catch(() => undefined);
      });
      return undefined;
    });
    call.on('error', reject);
    call.end();
  });

const check = (leads: readonly LiveLead[]): InboxResult => {
  const times: number[] = [];
  let missing = 0;
  let wrong = 0;
  const known = new Map(leads.map((lead) => [lead.leadUuid, lead]));
  const maySee = (inbox: Inbox, lead: LiveLead | undefined): lead is LiveLead =>
    lead !== undefined && lead.siteSlug === inbox.siteSlug && isInScope(inbox, lead);
  for (const inbox of inboxes) {
    for (const leadUuid of inbox.seenMs.keys()) if (!maySee(inbox, known.get(leadUuid))) wrong += 1;
    for (const lead of leads) {
      if (!maySee(inbox, lead)) continue;
      const seenMs = inbox.seenMs.get(lead.leadUuid) ?? inbox.resets.find(({ seq }) => seq >= lead.seq)?.atMs;
      if (seenMs === undefined) missing += 1;
      else times.push(Math.max(0, seenMs - lead.answeredMs));
    }
  }
  return {
    expected: times.length + missing,
    missing,
    wrong,
    resets: inboxes.reduce((sum, inbox) => sum + inbox.resets.length, 0),
    events,
    reconnects,
    onScreenMs: [0.5, 0.99, 1].map((share) => quantile(times, share)),
  };
};

process.on('message', async (order: InboxOrder) => {
  if (order.kind === 'check') return process.send?.(check(order.leads));
  inboxes.push(...order.inboxes.map((inbox) => ({ ...inbox, seenMs: new Map(), resets: [] })));
  return process.send?.(await Promise.all(inboxes.map((inbox) => open(inbox))));
});
process.once('disconnect', () => {
  isOver = true;
  process.exit(0);
});
