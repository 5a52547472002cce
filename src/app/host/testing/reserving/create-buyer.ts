import { purchasePath } from '#src/lib/checkout-paths.ts';
import type { TestServer } from '../start-server.ts';
import type { Shopper } from './create-shopper.ts';
import { contact, createVisitor, findHeading, goodCard } from './create-visitor.ts';

/** Makes a shopper who buys a vehicle online by its deposit; the server may be another each time. */
export const createBuyer = (server: () => Pick<TestServer, 'get' | 'post'>, slug: string): Shopper => {
  const path = purchasePath(slug);
  const { post, read } = createVisitor(server);
  return {
    introduce: async () => {
      await post(path, contact);
      await post(path, { step: 'handover', handover: 'pickUp' });
      await post(path, { step: 'tradeIn', trade_in: 'none' });
      return post(path, { step: 'funds', funds: 'own' });
    },
    // What the page showed is said again by the address that its form is sent to.
    pay: async (card = goodCard) => {
      const page = await read(path).catch(() => '');
      const shown = /[?&;]shown=([^"&]+)/.exec(page)?.[1] ?? '';
      return post(`${path}&shown=${shown}`, { step: 'pay', card_number: card });
    },
    release: () => post(path, { step: 'release' }),
    readHeading: async () => findHeading(await read(path)),
  };
};
