import { purchasePath } from '#src/lib/payment-paths.ts';
import type { TestServer } from '../start-server.ts';
import { createShopper, type Shopper } from './create-shopper.ts';
import { contact, createVisitor, findHeading, goodCard, type Visitor } from './create-visitor.ts';

const answerAll = async (path: string, { post }: Visitor) => {
  await post(path, contact);
  await post(path, { step: 'handover', handover: 'pickUp' });
  await post(path, { step: 'tradeIn', trade_in: 'none' });
  return post(path, { step: 'funds', funds: 'own' });
};

const findFormPath = async (path: string, { read }: Visitor): Promise<string> => {
  const page = await read(path).catch(() => '');
  return `${path}&shown=${/[?&;]shown=([^"&]+)/.exec(page)?.[1] ?? ''}`;
};

export const createBuyer = (server: () => Pick<TestServer, 'get' | 'post'>, slug: string): Shopper => {
  const path = purchasePath(slug);
  const visitor = createVisitor(server);
  return {
    introduce: () => answerAll(path, visitor),
    pay: async (card = goodCard) => visitor.post(await findFormPath(path, visitor), { step: 'pay', card_number: card }),
    release: () => visitor.post(path, { step: 'release' }),
    readHeading: async () => findHeading(await visitor.read(path)),
  };
};

export const createConverter = (server: () => Pick<TestServer, 'get' | 'post'>, slug: string): Shopper => {
  const path = purchasePath(slug);
  const visitor = createVisitor(server);
  const reserving = createShopper(server, slug, visitor);
  return {
    introduce: async () => {
      await reserving.introduce();
      await reserving.pay();
      return answerAll(path, visitor);
    },
    pay: async () => visitor.post(await findFormPath(path, visitor), { step: 'convert' }),
    release: () => visitor.post(path, { step: 'release' }),
    readHeading: async () => findHeading(await visitor.read(path)),
  };
};
