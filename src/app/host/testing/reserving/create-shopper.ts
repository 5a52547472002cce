import { checkoutPath } from '#src/checkout/rules/checkout-requests.ts';
import type { TestServer } from '../start-server.ts';
import { contact, createVisitor, findHeading, goodCard, type Led, type Visitor } from './create-visitor.ts';

export interface Shopper {
  readonly introduce: () => Led;
  readonly pay: (card?: string) => Led;
  readonly release: () => Led;
  readonly readHeading: () => Promise<string>;
}

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
