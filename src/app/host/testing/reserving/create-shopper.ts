import { checkoutPath } from '#src/lib/checkout-paths.ts';
import type { TestServer } from '../start-server.ts';
import { contact, createVisitor, findHeading, goodCard, type Led, type Visitor } from './create-visitor.ts';

/** Somebody who reserves or buys one vehicle from one browser. */
export interface Shopper {
  /** Says all that is asked before the deposit. */
  readonly introduce: () => Led;
  readonly pay: (card?: string) => Led;
  readonly release: () => Led;
  /** The heading of the page now. */
  readonly readHeading: () => Promise<string>;
}

/** Makes a shopper who reserves a vehicle; the server may be another each time. */
export const createShopper = (
  server: () => Pick<TestServer, 'get' | 'post'>,
  slug: string,
  { post, read }: Visitor = createVisitor(server),
): Shopper => {
  const path = checkoutPath(slug, 'buy-online');
  return {
    introduce: () => post(path, contact),
    pay: (card = goodCard) => post(path, { step: 'pay', card_number: card }),
    release: () => post(path, { step: 'release' }),
    readHeading: async () => findHeading(await read(path)),
  };
};
