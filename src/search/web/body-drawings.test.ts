import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bodyPictures } from '#src/vehicle/rules/bodies/find-body-picture.ts';

const folder = 'src/search/web/body-drawings';

describe('the drawings of body types', () => {
  it('cover every body type and any other, and no two are the same [L9.34]', () => {
    const files = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    expect(new Set(files).size).toBe(bodyPictures.length + 1);
  });

  it.each(readdirSync(folder))("%s is a side view of a fixed size in the page's colours [L9.34]", (file) => {
    const markup = readFileSync(`${folder}/${file}`, 'utf8');
    expect(markup).toContain('viewBox="0 0 160 60"');
    expect(markup).toContain('<g id="drawing" fill="none" stroke="currentColor"');
    const fills = [...markup.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    expect(new Set(fills)).toEqual(
      new Set(['none', 'currentColor', 'var(--drawing-fill,none)', 'var(--drawing-glass,none)']),
    );
  });
});
