import type { TestDatabase } from '#src/platform/db/testing/open-test-databases.ts';
import type { ImportSummary } from '../import-stock.ts';
import { prepareImports } from './prepare-imports.ts';
import { yardFeed } from './yard-feed.ts';

export const heldKinds = ({ held }: ImportSummary) => held.map(({ kind }) => kind);

export const usual = Array.from({ length: 10 }, (_, index) => (20_001 + index) * 100);

export const prepareYard = (open: () => Promise<TestDatabase>) => {
  const imports = prepareImports(open);
  const { startSite, run, load } = imports;
  return {
    ...imports,
    startYard: async (): Promise<void> => {
      startSite();
      await run([yardFeed()]);
    },
    pricesOf: async () => (await load()).map(({ priceCents }) => priceCents),
    first: async () => (await load())[0],
  };
};
