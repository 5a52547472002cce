import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawText } from '#src/ui/testing/draw-text.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { DealerComments } from './dealer-comments.tsx';
import { FeatureList } from './feature-list.tsx';
import { FigureList } from './figure-list.tsx';

const later = (markup: string) =>
  [...markup.matchAll(/<(\w+)[^>]*data-more=""[^>]*>(.*?)<\/\1>/g)].map(([, , content]) => readText(content ?? ''));

it('shows the first features, then all of them in groups [B2.45] [B9.18]', () => {
  const groups = [
    { title: 'Safety', features: ['Airbags', 'Brakes'] },
    { title: 'Comfort', features: ['Cruise'] },
  ];
  const markup = renderToStaticMarkup(<FeatureList features={{ first: ['Airbags', 'Cruise'], groups, count: 3 }} />);
  expect(readText(markup)).toBe(
    'Airbags Cruise Safety Airbags Brakes Comfort Cruise Show All Features (3) Hide Features',
  );
  expect(readText(/data-less="">(.*?)<\/div>/.exec(markup)?.[1] ?? '')).toBe('Airbags Cruise');
  const all = { first: ['Airbags', 'Cruise', 'Brakes'], groups, count: 3 };
  expect(drawText(<FeatureList features={all} />)).toBe('Airbags Cruise Brakes');
});

it('shows the first figures and hides the others [B2.46]', () => {
  const figures = ['Seats', 'Doors', 'VIN'].map((label, at) => ({ name: label, label, value: `${at}` }));
  expect(later(renderToStaticMarkup(<FigureList figures={figures} previewCount={1} />))).toEqual(['Doors 1', 'VIN 2']);
  const all = renderToStaticMarkup(<FigureList figures={figures} />);
  expect(later(all)).toEqual([]);
  expect(readText(all)).toBe('Seats 0 Doors 1 VIN 2');
});

it('shows the start of long comments, then all of them [B4.51]', () => {
  expect(drawText(<DealerComments paragraphs={['One owner.', 'New tyres.']} preview={['One…']} />)).toBe(
    'One… One owner. New tyres. Show more Show less',
  );
  expect(drawText(<DealerComments paragraphs={['One owner.']} preview={null} />)).toBe('One owner.');
});
