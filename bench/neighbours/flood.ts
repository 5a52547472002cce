// Floods one site with requests for uncached search pages, over many connections and from several addresses, until it's
// stopped.
import { Agent, request } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const [port, site, connections] = process.argv.slice(2);
if (port === undefined || site === undefined || connections === undefined)
  throw new Error('usage: flood.ts PORT SITE CONNECTIONS');

// A real flood comes from other machines, so this process must not compete for the server's processors.
setPriority(constants.priority.PRIORITY_LOW);

const host = `${site}.localhost`;
/** Number of loopback addresses that requests come from. The server treats each as a separate visitor. */
const visitors = 8;
/**
 * How long a connection pauses after a refused request. Without the pause, the figures would mostly measure refusals.
 */
const restMs = 250;
const counts: Record<string, number> = {};
let asked = 0;

const ask = (agent: Agent, localAddress: string): Promise<number> =>
  new Promise((resolve) => {
    asked += 1;
    const path = `/search/new-used-and-demo-cars/?query=nobody${process.pid}x${asked}`;
    const call = request(
      { host: '127.0.0.1', port, path, agent, localAddress, headers: { host, 'accept-encoding': 'br' } },
      (response) => {
        const status = response.statusCode ?? 0;
        counts[status] = (counts[status] ?? 0) + 1;
        response.resume();
        response.on('close', () => resolve(status));
      },
    );
    call.on('error', () => resolve(0));
    call.end();
  });

const isOver = new AbortController();
process.on('message', () => isOver.abort());

const work = async (visitor: number): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!isOver.signal.aborted) {
    if ((await ask(agent, `127.0.0.${visitor + 2}`)) !== 200) await wait(restMs);
  }
  agent.destroy();
};

process.send?.('ready');
await Promise.all(Array.from({ length: Number(connections) }, (_, index) => work(index % visitors)));
process.send?.(counts);
process.disconnect?.();
