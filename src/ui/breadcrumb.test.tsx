import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

it('links every step except the current page [B2.29]', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Toyota', href: '/search/toyota' },
    { label: '2023 Toyota RAV4', href: null },
  ];
  const markup = renderToStaticMarkup(<Breadcrumb crumbs={crumbs} />);
  expect(markup.match(/<li>.*?<\/li>/g)).toEqual([
    '<li><a href="/">Home</a></li>',
    '<li><a href="/search/toyota">Toyota</a></li>',
    '<li><span aria-current="page">2023 Toyota RAV4</span></li>',
  ]);
});
