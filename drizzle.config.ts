import { defineConfig } from 'drizzle-kit';

// Every slice owns its tables; this is where they join. `npx drizzle-kit generate --name what_changed` writes a migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/*/server/**/tables.ts',
  out: './src/platform/db/migrations',
});
