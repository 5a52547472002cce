import { expect, it } from 'vitest';
import { createClassNamer } from './name-class.ts';

it('always gives a class the same name, from its file and name', () => {
  const name = createClassNamer('/here');
  const first = name('card', '/here/src/a.module.css');
  expect(first).toMatch(/^[A-Za-z][\w-]{3}$/);
  expect(name('card', '/here/src/a.module.css?direct')).toBe(first);
  expect(createClassNamer('/there')('card', '/there/src/a.module.css')).toBe(first);
  expect(name('card', '/here/src/b.module.css')).not.toBe(first);
  expect(name('title', '/here/src/a.module.css')).not.toBe(first);
});

it('refuses two classes with one name, and names both', () => {
  const name = createClassNamer('/here', () => 'same');
  name('card', '/here/src/a.module.css');
  expect(() => name('card', '/here/src/b.module.css')).toThrow(
    '"src/b.module.css card" and "src/a.module.css card" get the same class name "same". Rename one of them.',
  );
});
