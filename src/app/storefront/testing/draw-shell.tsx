import { renderToStaticMarkup } from 'react-dom/server';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { Footer } from '#src/sites/web/footer.tsx';
import { Header } from '#src/sites/web/header.tsx';
import { buildShellView } from '../shell/build-shell-view.ts';
import { makeTestContext } from './make-test-context.ts';

export const links = {
  makes: [{ label: 'Toyota', href: '/search/toyota' }],
  models: [],
  bodies: [],
  carTypes: [],
  budgets: [],
  all: null,
};
export const legal = {
  entity: 'Wattle Pty Ltd',
  abn: '47 555 019 690',
  licences: [
    { label: 'Motor dealer licence', number: '4190 226' },
    { label: 'Repairer licence', number: 'MVRL 1' },
  ],
  priceNote: 'Prices include charges.',
  acknowledgement: 'We acknowledge the Turrbal people.',
};
export const full: RawObject = {
  legal,
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Stock', href: '/search/new-used-and-demo-cars/' },
    { label: 'Brands', list: 'makes' },
    { label: 'Contact', href: '/contact' },
  ],
  footer: { groups: [{ title: 'Dealer', entries: [{ label: 'Terms', href: '/terms-and-conditions' }] }] },
  social: { facebook: 'https://www.facebook.com/wattle.example' },
};
export const viewOf = (config: RawObject) => {
  const { site, now } = makeTestContext(config);
  return buildShellView(links, { site, now });
};
export const drawFooter = (config: RawObject) => renderToStaticMarkup(<Footer site={viewOf(config)} />);
export const drawHeader = (config: RawObject, path = '/') =>
  renderToStaticMarkup(
    <Header site={viewOf(config)} path={path} isOverHero={false} garageCount={null} onSearch={() => undefined} />,
  );
