import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DeskHost, deskHost, openDeskHost } from '../testing/desk/open-desk-host.ts';
import { ownershipSites } from '../testing/ownership/write-twin-sites.ts';

const site = ownershipSites.own;

let desk: DeskHost;
let cookie: string;
beforeAll(async () => {
  desk = await openDeskHost();
  await desk.app.listen({ port: 0, host: '127.0.0.1' });
  cookie = await desk.signIn(await desk.addPerson('owner', { siteSlug: site, role: 'owner' }));
});
afterAll(() => desk?.close());

const openEvents = async (): Promise<IncomingMessage> => {
  const { port } = desk.app.server.address() as AddressInfo;
  const headers = { host: deskHost, accept: 'text/event-stream', cookie };
  const call = request({ host: '127.0.0.1', port, path: `/sites/${site}/events`, headers, agent: false }).end();
  const [answer] = (await once(call, 'response', { signal: AbortSignal.timeout(8_000) })) as [IncomingMessage];
  return answer.setEncoding('utf8');
};

it('answers an open inbox before its first event or heartbeat, then sends each event in words that browsers read', async () => {
  const answer = await openEvents();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream']);
  expect(answer.headers['cache-control']).toBe('no-store');
  const lead = await desk.addLead(site);
  const [text] = await once(answer, 'data');
  expect(text).toBe(`id: 1\nevent: arrived\ndata: {"lead":"${lead}"}\n\n`);
  answer.destroy();
});
