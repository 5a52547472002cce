// Requests a page of each site but dealer-0, one after the other, and sends the response times in milliseconds to its
// parent process.
import { Agent } from 'node:http';
import { constants, setPriority } from 'node:os';
import { dealerSlug } from '../lib/open-dealers.ts';
import { timePage } from '../lib/probe.ts';

const [port, sites, path] = process.argv.slice(2);
if (port === undefined || sites === undefined || path === undefined)
  throw new Error('usage: open-sites.ts PORT SITES PATH');

// These shoppers would be on other machines, so this process must not compete for the server's processors.
setPriority(constants.priority.PRIORITY_LOW);

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
for (let index = 1; index < Number(sites); index += 1)
  times.push(await timePage(agent, { port: Number(port), site: dealerSlug(index), path: () => path }));
agent.destroy();
process.send?.(times);
process.disconnect?.();
