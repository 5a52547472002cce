import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

const keyVariable = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
  .meta({ allowed: 'the name of an environment variable, such as SEARCH_ADMIN_KEY' })
  .nullable()
  .default(null);

/** @spec B3.25, D.15 */
export const searchEngineSchema = z.strictObject({
  host: z
    .string()
    .regex(/^(\/search-api|https?:\/\/\S+)$/)
    .meta({ allowed: '/search-api or the address of a Meilisearch server' })
    .default('/search-api')
    .meta({
      description:
        'Meilisearch server that the stock is copied to, for other programs to search; with /search-api, the stock isn’t copied. The site’s own pages always use the built-in search',
      spec: 'B3.25, D.15',
    }),
  index: line(80).default('Car_production').meta({
    description: 'Name of the search index with the stock, on the Meilisearch server and under /search-api',
    spec: 'D.15',
  }),
  searchKeyVariable: keyVariable.meta({
    description:
      "Environment variable with a key for other programs that can only search; the site's own pages need none",
    spec: 'B3.25',
  }),
  adminKeyVariable: keyVariable.meta({
    description:
      'Environment variable with the key for copying the stock to the Meilisearch server. Under /search-api, the key can search and read settings, but never write',
    spec: 'B3.25',
  }),
});

export type SearchEngineConfig = z.output<typeof searchEngineSchema>;
