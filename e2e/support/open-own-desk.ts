import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openDeskHost } from '#src/app/host/testing/desk/open-desk-host.ts';
import { findFreePort } from '#src/platform/db/testing/start-postgres.ts';
import { builtAssetRoutes } from '#src/platform/http/file-routes.ts';
import type { Membership } from '#src/staff/rules/membership.ts';

/**
 * Starts a desk for tests that need people other than the demo owners, whose sign-in links work once.
 * @param siteSections sections to add to a site's file, by site slug
 */
export const openOwnDesk = async (siteSections: Readonly<Record<string, object>> = {}) => {
  const port = await findFreePort();
  const origin = `http://desk.localhost:${port}`;
  const assetRoutes = builtAssetRoutes(resolve('build/console/client'));
  const desk = await openDeskHost({ DESK_HOST: 'desk.localhost' }, { siteSections, assetRoutes });
  await desk.app.listen({ port, host: '127.0.0.1' });
  return {
    origin,
    addLead: desk.addLead,
    close: desk.close,
    signIn: async (
      browser: Browser,
      name: string,
      memberships: readonly Pick<Membership, 'siteSlug' | 'role'>[],
      width = 1280,
    ): Promise<Page> => {
      const cookie = await desk.signIn(await desk.addPerson(name, ...memberships));
      const [cookieName = '', value = ''] = cookie.split('=');
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      await context.addCookies([{ name: cookieName, value, url: origin.replace('http:', 'https:'), secure: true }]);
      return context.newPage();
    },
  };
};

export type OwnDesk = Awaited<ReturnType<typeof openOwnDesk>>;
