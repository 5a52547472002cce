import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { FacetMakes } from './facet-makes.tsx';

const makes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    label: `Make ${at + 1}`,
    count: 1,
    isSelected: false,
    href: `/search/make-${at + 1}`,
    models: [],
  }));
const draw = (all: number, popular: number) =>
  renderToStaticMarkup(
    <FacetMakes
      facet={{
        kind: 'makes',
        name: 'make',
        label: 'Make',
        isOpen: true,
        selectedCount: 0,
        all: makes(all),
        popular: makes(popular),
      }}
    />,
  );
const timesOf = (markup: string, href: string) => markup.split(`href="${href}"`).length - 1;

it('lists popular makes above all makes when the list is long [B9.12]', () => {
  const markup = draw(12, 3);
  expect(readText(markup)).toMatch(/^Popular Makes Make 1 .*All Makes \(12\)/);
  expect(timesOf(markup, '/search/make-1')).toBe(2);
  expect(timesOf(markup, '/search/make-12')).toBe(1);
});

it('lists each make of a short list once, without a heading [B9.12]', () => {
  for (const [all, popular] of [
    [8, 3],
    [8, 0],
    [3, 3],
    [12, 0],
  ] as const) {
    const markup = draw(all, popular);
    expect(readText(markup)).not.toMatch(/Popular|All Makes/);
    expect(timesOf(markup, '/search/make-1')).toBe(1);
    expect(markup.match(/<li>/g)).toHaveLength(all);
  }
});
