import { describe, expect, it } from 'vitest';
import { stockSearchSettings } from '#src/search/rules/document/stock-search-settings.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createStockTarget } from './create-stock-target.ts';

const engine = {
  host: 'https://search.dealer.example',
  index: 'Car_production',
  searchKeyVariable: null,
  adminKeyVariable: 'ADMIN_KEY',
};
const open = (searchEngine: Partial<ResolvedSite['searchEngine']>, key?: string, epoch = '1.2026') =>
  createStockTarget({ searchEngine: { ...engine, ...searchEngine } }, epoch, stockSearchSettings, () => key);

describe('createStockTarget', () => {
  it('leaves sites alone that the built-in engine serves [D.15]', () => {
    expect(open({ host: '/search-api' }, 'key')).toBeUndefined();
  });

  it('moves its fingerprint with the server, the index and the epoch of the documents, never with the key', () => {
    const fingerprint = open({}, 'key')?.fingerprint;
    expect(open({}, 'another')?.fingerprint).toBe(fingerprint);
    expect(open({ index: 'Cars' }, 'key')?.fingerprint).not.toBe(fingerprint);
    expect(open({ host: 'https://other.example' }, 'key')?.fingerprint).not.toBe(fingerprint);
    expect(open({}, 'key', '1.2027')?.fingerprint).not.toBe(fingerprint);
  });

  it('says which key is missing, and that trying again is of no use', async () => {
    expect(await open({})?.index.upsert([{ id: 1 }])).toEqual({
      kind: 'failed',
      isRetryable: false,
      reason: 'The environment has no ADMIN_KEY.',
    });
    expect(await open({ adminKeyVariable: null })?.index.remove([1])).toMatchObject({
      reason: 'The site names no adminKeyVariable for its search server.',
    });
  });
});
