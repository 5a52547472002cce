import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['hold-everything.ts'], testTimeout: 60_000 } });
