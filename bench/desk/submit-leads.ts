import { once } from 'node:events';
import { askSite } from '../leads/ask-site.ts';
import { callAtPace } from '../leads/call-at-pace.ts';
import { type LiveSite, liveCategories } from './live-people.ts';
import { machineMs } from './machine-ms.ts';

/** What live.ts asks this process to do: send leads to the ports in turn, as our forms do. */
export interface SubmitOrder {
  readonly ports: readonly number[];
  readonly sites: readonly LiveSite[];
  readonly perSecond: number;
  readonly seconds: number;
}

export interface SubmitResult {
  readonly times: readonly number[];
  /** Time of the response to each accepted lead, by the lead's message. */
  readonly answeredMs: ReadonlyMap<string, number>;
  readonly refused: number;
}

const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

const [order] = (await once(process, 'message')) as [SubmitOrder];
const answeredMs = new Map<string, number>();
let refused = 0;

const submit = async (index: number): Promise<boolean> => {
  // Half of the leads are for the first site, because half of the people work there.
  const site = pick(order.sites, index % 2 === 0 ? 0 : 1 + (Math.floor(index / 2) % (order.sites.length - 1)));
  const message = `Lead ${index}`;
  const body = {
    form: 'contact',
    name: `Ann ${index}`,
    last_name: 'Example',
    email: `ann${index}@example.com`,
    phone: '0412 345 678',
    page: '/contact',
    message,
    terms_of_use: true,
    category: pick(liveCategories, Math.floor(index / 3)),
    location_id: String(pick(site.locationIds, Math.floor(index / 7))),
    submission_key: index.toString(16).padStart(32, '0'),
  };
  const from = `198.51.100.${index % 250}`;
  const status = await askSite({ port: pick(order.ports, index), site: site.slug, path: '/api/leads', body, from });
  if (status === 201) answeredMs.set(message, machineMs());
  else refused += 1;
  return status === 201;
};

const { perSecond, seconds } = order;
const { times } = await callAtPace({ perSecond, seconds, call: submit });
// A long message would be lost if the channel were closed before it's sent.
process.send?.({ times, answeredMs, refused } satisfies SubmitResult, () => process.disconnect());
