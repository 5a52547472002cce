import { expect, it } from 'vitest';
import { buildContentSecurityPolicy } from '#src/platform/http/security-headers.ts';
import { allowHotReload } from './allow-hot-reload.ts';

const page = { html: '<p>', scripts: new Set(['go()']), styles: new Set([':root{--a:1}']) };

it('changes what a policy says of styles and adds workers; every other rule stays as in production', () => {
  const isOfReload = (rule: string) => /^(?:style|worker)-src /.test(rule);
  const built = buildContentSecurityPolicy(page).split('; ');
  const reloading = allowHotReload(built.join('; ')).split('; ');
  expect(reloading.filter((rule) => !isOfReload(rule))).toEqual(built.filter((rule) => !isOfReload(rule)));
  expect(reloading.filter(isOfReload)).toEqual(["style-src 'self' 'unsafe-inline'", "worker-src 'self' blob:"]);
});
