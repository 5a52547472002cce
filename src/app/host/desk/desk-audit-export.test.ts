import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { type DeskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;
const csv = `/sites/${site}/audit/csv`;

describe('the export of the audit log', () => {
  let desk: DeskHost;
  let ownerUuid: string;
  let owner: string;

  beforeAll(async () => {
    desk = await openDeskHost();
    ownerUuid = await desk.addPerson('Olive', { siteSlug: site, role: 'owner' });
    owner = await desk.signIn(ownerUuid);
  });
  afterAll(() => desk?.close());

  const write = (at: Date, device: string, siteSlug: string = site) =>
    desk.database.primary.transaction((tx) =>
      writeAudit(tx, siteSlug, {
        action: 'leadNoted',
        actor: { personUuid: ownerUuid, address: '192.0.2.1', device },
        subject: { kind: 'lead', id: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b' },
        after: { note: 'x' },
        at,
      }),
    );

  it('sends the entries of the chosen days of the site, newest first, and no formula', async () => {
    await write(new Date('2026-03-01T01:00:00Z'), '=first');
    await write(new Date('2026-03-02T01:00:00Z'), 'second');
    await write(new Date('2026-03-05T01:00:00Z'), 'too late');
    await write(new Date('2026-02-20T01:00:00Z'), 'too early');
    await write(new Date('2026-03-02T01:00:00Z'), 'elsewhere', ownershipSites.twin);
    const { body, headers, statusCode } = await desk.ask(`${csv}?from=2026-03-01&to=2026-03-03`, owner);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="audit-${site}-2026-03-01-2026-03-03.csv"`);
    expect(headers['cache-control']).toBe('no-store');
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toMatch(/^Time \(UTC\),Person,Person id,Action,/);
    expect(lines.slice(1).map((line) => [line.slice(0, 24), line.split(',').at(-1)])).toEqual([
      ['2026-03-02T01:00:00.000Z', 'second'],
      ['2026-03-01T01:00:00.000Z', "'=first"],
    ]);
    expect(lines[1]).toContain(`Olive,${ownerUuid},leadNoted,lead,3ca07de9-6107-4f92-8fa1-3bf1b14ce10b,,,`);
  });

  it('sends more entries than it reads at once, each once', async () => {
    const start = Date.UTC(2025, 0, 1);
    await desk.database.primary.transaction(async (tx) => {
      for (let at = 0; at < 2300; at += 1)
        await writeAudit(tx, site, {
          action: 'leadNoted',
          actor: { personUuid: null, address: '', device: `device ${at}` },
          subject: { kind: 'lead', id: 'x' },
          // Several entries have the same time.
          at: new Date(start + Math.floor(at / 7) * 1000),
        });
    });
    const { body } = await desk.ask(`${csv}?from=2025-01-01&to=2025-01-02`, owner);
    const devices = body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').at(-1));
    expect([devices.length, new Set(devices).size]).toEqual([2300, 2300]);
  });

  it('is itself in the log', async () => {
    await desk.ask(`${csv}?from=2024-01-01&to=2024-01-31`, owner);
    const page = await desk.ask(`/sites/${site}/audit`, owner);
    expect(page.body).toContain('exported the audit log');
    expect(page.body).toContain('last day: 31 January 2024; first day: 1 January 2024');
  });

  it('asks for a fresh passkey or code first, then opens the log with the same days', async () => {
    const staleUuid = await desk.addPerson('Stale', { siteSlug: site, role: 'owner' });
    const stale = await desk.signIn(staleUuid);
    await desk.agePasskey(staleUuid);
    const { statusCode, headers } = await desk.ask(`${csv}?from=2026-03-01&to=2026-03-03`, stale);
    const back = encodeURIComponent(`/sites/${site}/audit?from=2026-03-01&to=2026-03-03`);
    expect([statusCode, headers.location]).toEqual([302, `/confirm?to=${back}`]);
    const page = await desk.ask(`/sites/${site}/audit?from=2026-03-01&to=2026-03-03`, stale);
    expect(page.body).toMatch(/<input[^>]*name="from"[^>]*value="2026-03-01"/);
  });

  it('reads the last 30 days if it can’t read the days', async () => {
    const { headers } = await desk.ask(`${csv}?from=2026-02-31&to=%27;--`, owner);
    expect(headers['content-disposition']).toMatch(/-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/);
  });
});
