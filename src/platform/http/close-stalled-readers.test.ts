import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeStalledReaders, type StalledReaderLimits } from './close-stalled-readers.ts';
import { trackAnswers } from './track-answers.ts';

/** More than the operating system buffers for a connection. */
const largeAnswer = 'x'.repeat(12_000_000);
const megabyte = 1_000_000;

const servers: Server[] = [];
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const open = async (limits: Partial<StalledReaderLimits>) => {
  const held = new Set<Socket>();
  let opened = 0;
  const server = createServer((request, response) => {
    response.end(request.url === '/large' ? largeAnswer : 'small');
  });
  closeStalledReaders(server, trackAnswers(server), {
    maxUnreadBytes: 1000 * megabyte,
    maxReadMs: 60_000,
    sweepMs: 20,
    ...limits,
  });
  server.on('connection', (socket) => {
    held.add(socket);
    opened += 1;
    socket.once('close', () => held.delete(socket));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  return {
    held,
    opened: () => opened,
    url: `http://127.0.0.1:${port}`,
    heldBytes: () => [...held].reduce((sum, { writableLength }) => sum + writableLength, 0),
    stall: (requests = 1) => {
      const client = connect(port, '127.0.0.1').pause();
      client.on('error', () => undefined);
      client.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(requests));
      clients.push(client);
    },
  };
};

describe('closeStalledReaders', () => {
  it('buffers no more than its limit for clients that never read, and serves the others', async () => {
    const { stall, opened, held, heldBytes, url } = await open({ maxUnreadBytes: 30 * megabyte });
    for (let count = 0; count < 20; count += 1) stall();
    await vi.waitFor(() => expect(opened()).toBe(20), { timeout: 10_000 });
    await vi.waitFor(() => expect(heldBytes()).toBeLessThanOrEqual(30 * megabyte), { timeout: 10_000 });
    expect(held.size).toBeGreaterThan(0);
    expect(held.size).toBeLessThan(20);
    expect(await (await fetch(`${url}/small`)).text()).toBe('small');
    expect((await (await fetch(`${url}/large`)).text()).length).toBe(largeAnswer.length);
  });

  it('closes a client that reads nothing for too long, even with little data', async () => {
    const { stall, held } = await open({ maxReadMs: 200 });
    stall();
    await vi.waitFor(() => expect(held.size).toBe(1), { timeout: 10_000 });
    await vi.waitFor(() => expect(held.size).toBe(0), { timeout: 10_000 });
  });

  it('counts pipelined answers behind the first one', async () => {
    const { stall, held, opened, url } = await open({ maxUnreadBytes: 30 * megabyte });
    stall(10);
    await vi.waitFor(() => expect(opened()).toBe(1), { timeout: 10_000 });
    await vi.waitFor(() => expect(held.size).toBe(0), { timeout: 10_000 });
    expect(await (await fetch(`${url}/small`)).text()).toBe('small');
  });

  it('leaves idle connections open', async () => {
    const { url, held } = await open({ maxReadMs: 50, maxUnreadBytes: 0 });
    expect(await (await fetch(`${url}/small`)).text()).toBe('small');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(held.size).toBe(1);
  });
});
