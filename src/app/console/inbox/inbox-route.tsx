import { Outlet, useLoaderData, useParams } from 'react-router';
import { InboxList } from '#src/inbox/web/inbox-list.tsx';
import { useInboxFeed } from '#src/inbox/web/use-inbox-feed.ts';
import { deskPaths } from '../desk-paths.ts';
import styles from './inbox-page.module.css';
import { loadInbox } from './load-inbox.server.ts';

export const loader = loadInbox;

export default function InboxPage() {
  const { view, eventsHref, siteName } = useLoaderData<typeof loader>();
  const { site = '', lead } = useParams();
  const isLive = useInboxFeed(eventsHref);
  return (
    <div className={styles.page} data-open={lead === undefined ? undefined : 'lead'}>
      <title>{`Inbox · ${siteName}`}</title>
      <div className={styles.list}>
        <InboxList view={view} listHref={deskPaths.inbox(site)} isLive={isLive} />
      </div>
      <div className={styles.lead}>
        <Outlet />
      </div>
    </div>
  );
}
