import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { buildShellView } from '#src/app/storefront/shell/build-shell-view.ts';
import { noStockLinks } from '#src/app/storefront/shell/build-stock-groups.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { writeViewText } from '#src/lib/view-text.ts';
import { RootDataContext } from '#src/sites/web/use-site.ts';
import { LocationContext } from '#src/ui/navigation/page-navigation.ts';

const putOnSite = (part: ReactNode, context: ViewContext, address: string): ReactNode => {
  const root = { shell: writeViewText({ shell: buildShellView(noStockLinks, context) }) };
  const { pathname, search } = new URL(address, 'http://site.invalid');
  return (
    <RootDataContext value={root}>
      <LocationContext value={{ pathname, search, key: 'default' }}>{part}</LocationContext>
    </RootDataContext>
  );
};

export const drawOnSite = (part: ReactNode, context: ViewContext, address = '/'): string =>
  renderToStaticMarkup(putOnSite(part, context, address));

export const loadLateParts = async (part: ReactNode, context: ViewContext): Promise<void> => {
  const stream = await renderToReadableStream(putOnSite(part, context, '/'));
  await stream.allReady;
  await stream.cancel();
};
