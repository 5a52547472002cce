import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { Plate } from './plate.tsx';

const figures = [
  { name: 'tare', label: 'Tare', value: '2,196 kg' },
  { name: 'sleeps', label: 'Sleeps', value: '2' },
  { name: 'axle', label: 'Axle', value: 'Tandem ax' },
  { name: 'body', label: 'Body', value: 'Tandem axl' },
] as const;
const draw = (place: 'card' | 'page', shown: readonly (typeof figures)[number][] = figures) =>
  renderToStaticMarkup(<Plate figures={shown} place={place} />);

it('labels each figure, in order [B2.44] [B3.08]', () => {
  const cells = ['Tare 2,196 kg', 'Sleeps 2', 'Axle Tandem ax', 'Body Tandem axl'];
  for (const place of ['card', 'page'] as const) {
    const drawn = [...draw(place).matchAll(/<div>(.*?)<\/div>/g)].map(([, cell = '']) =>
      readText(cell.replace('</dt>', ' </dt>')),
    );
    expect(drawn).toEqual(cells);
  }
  expect(draw('page', [])).not.toContain('<div>');
});

it('sets values of nine characters or more narrower, on a card only [B2.17]', () => {
  const longOnes = (markup: string) =>
    [...markup.matchAll(/<dd data-long="true">(.*?)<\/dd>/g)].map(([, value]) => value);
  expect(longOnes(draw('card'))).toEqual(['Tandem ax', 'Tandem axl']);
  expect(longOnes(draw('page'))).toEqual([]);
});
