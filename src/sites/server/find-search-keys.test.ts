import { describe, expect, it } from 'vitest';
import { findSearchKeys } from './find-search-keys.ts';

const engine = {
  host: 'https://search.acme.example',
  index: 'Car_production',
  searchKeyVariable: 'ACME_SEARCH_KEY',
  adminKeyVariable: 'ACME_ADMIN_KEY',
};
const secrets: Readonly<Record<string, string>> = { ACME_SEARCH_KEY: 'public', ACME_ADMIN_KEY: 'private' };

describe('findSearchKeys', () => {
  it('reads the keys whose variables the file names [B3.25]', () => {
    expect(findSearchKeys(engine, (name) => secrets[name])).toEqual({
      kind: 'keys',
      searchKey: 'public',
      adminKey: 'private',
    });
  });

  it('names missing variables of an external server [B3.25]', () => {
    expect(findSearchKeys(engine, () => undefined)).toEqual({
      kind: 'missing',
      variables: ['ACME_SEARCH_KEY', 'ACME_ADMIN_KEY'],
    });
  });

  it('needs no keys for the built-in engine [D.15]', () => {
    const builtIn = { ...engine, host: '/search-api' };
    expect(findSearchKeys(builtIn, () => undefined)).toEqual({ kind: 'keys', searchKey: null, adminKey: null });
  });
});
