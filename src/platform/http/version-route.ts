import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { newestMigration } from '../db/run-migrations.ts';

const versionFile = z.object({
  version: z.string(),
  /** Null if the sources had no git history. */
  commit: z.string().nullable(),
  /** ISO 8601. */
  builtAt: z.string(),
});

export type Version = Pick<z.output<typeof versionFile>, 'version' | 'commit'> & { readonly builtAt: string | null };

export const unbuilt: Version = { version: 'development', commit: null, builtAt: null };

export const readVersion = (path: string): Version => versionFile.parse(JSON.parse(readFileSync(path, 'utf8')));

export const versionRoute =
  (version: Version): FastifyPluginAsync =>
  async (app) => {
    const answer = { ...version, schema: newestMigration() };
    app.get('/version', async (_request, reply) => reply.header('cache-control', 'no-store').send(answer));
  };
