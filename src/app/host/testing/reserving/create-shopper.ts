import { checkoutPath } from '#src/lib/checkout-paths.ts';
import type { TestServer } from '../start-server.ts';
import { reservingSite } from './open-reserving.ts';

/** Where a form led to; null where no answer came. */
type Led = Promise<string | null>;

/** Somebody who reserves one vehicle from one browser. */
export interface Shopper {
  readonly introduce: () => Led;
  readonly pay: (card?: string) => Led;
  readonly release: () => Led;
  /** The heading of the page now. */
  readonly readHeading: () => Promise<string>;
}

const goodCard = '4242 4242 4242 4242';
const contact = {
  ...{ name: 'Ann', last_name: 'Example', email: 'ann@example.com', phone: '0412 345 678' },
  terms: 'on',
};

/** Makes a shopper of a vehicle; the server may be another each time. */
export const createShopper = (server: () => Pick<TestServer, 'get' | 'post'>, slug: string): Shopper => {
  const path = checkoutPath(slug, 'buy-online');
  let cookie = '';
  const post = async (fields: Readonly<Record<string, string>>): Led => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(cookie !== '' && { cookie }) };
    const body = new URLSearchParams(fields).toString();
    const answer = await server()
      .post(reservingSite, path, body, headers)
      .catch(() => null);
    if (answer === null) return null;
    const [given] = [answer.headers['set-cookie'] ?? []].flat();
    if (given !== undefined) cookie = given.split(';', 1)[0] ?? '';
    return answer.status === 303 ? String(answer.headers.location) : `${answer.status}`;
  };
  return {
    introduce: () => post({ step: 'contact', ...contact }),
    pay: (card = goodCard) => post({ step: 'pay', card_number: card }),
    release: () => post({ step: 'release' }),
    readHeading: async () => {
      const { body } = await server().get(reservingSite, path, { cookie });
      return /<h1>([^<]*)<\/h1>/.exec(body)?.[1] ?? '';
    },
  };
};
