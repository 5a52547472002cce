import { parseArgs } from 'node:util';
import { buildDemoStock } from '../../demo/build-stock.ts';

type StockRecord = ReturnType<typeof buildDemoStock>[number];

export const readRun = (fits: (record: StockRecord) => boolean) => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      site: { type: 'string', default: 'wattle-group' },
      slug: { type: 'string' },
      slowdown: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const { port, site, slug, slowdown, rounds } = values;
  const stock = slug === undefined ? buildDemoStock(site, new Date().toISOString().slice(0, 10)) : [];
  const subject = slug ?? stock.find((record) => record.status === 'in_stock' && fits(record))?.slug;
  if (subject === undefined) throw new Error(`${site} has no vehicle for this bench`);
  return {
    address: `http://${site}.localhost:${port}/cars/${subject}`,
    slowdown: Number(slowdown),
    rounds: Number(rounds),
  };
};
