import { defineConfig } from 'drizzle-kit';

// Collects the tables that each slice declares. `npx drizzle-kit generate --name what_changed` writes a migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/*/server/**/tables.ts',
  out: './src/platform/db/migrations',
});
