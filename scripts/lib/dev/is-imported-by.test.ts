import { expect, it } from 'vitest';
import { type ImportedModule, isImportedBy } from './is-imported-by.ts';

const makeModule = (file: string, importers: readonly ImportedModule[] = []): ImportedModule => ({
  file,
  importers: new Set(importers),
});

const host = makeModule('host.ts');
const page = makeModule('page.tsx');

it('finds the file itself and its direct and indirect imports', () => {
  const service = makeModule('service.ts', [host]);
  const rule = makeModule('rule.ts', [page, service]);
  for (const module of [host, service, rule]) expect(isImportedBy(module, new Set(['host.ts']))).toBe(true);
});

it('ignores modules that only pages import, even in a cycle', () => {
  const card = { file: 'card.tsx', importers: new Set<ImportedModule>([page]) };
  const button = makeModule('button.tsx', [card]);
  card.importers.add(button);
  for (const module of [page, card, button]) expect(isImportedBy(module, new Set(['host.ts']))).toBe(false);
});
