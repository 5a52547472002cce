import type { ReactNode } from 'react';
import { Form, Link, useLocation, useMatches } from 'react-router';
import { inboxIcons } from '#src/inbox/web/inbox-icons.ts';
import { Icon } from '#src/ui/icon.tsx';
import { deskPaths } from '../desk-paths.ts';
import styles from './frame.module.css';
import type { FrameLink, FrameView } from './load-site.server.ts';
import { useMenu } from './use-menu.ts';

const SiteBadge = ({ site, others }: Pick<FrameView, 'site' | 'others'>) => {
  const badge = (
    <>
      <span className={styles.badge} aria-hidden="true">
        {site.initials}
      </span>
      <span className={styles.siteName}>{site.name}</span>
    </>
  );
  const menu = useMenu();
  if (others.length === 0) return <p className={styles.site}>{badge}</p>;
  return (
    <details ref={menu} className={styles.sites}>
      <summary className={styles.site}>
        {badge}
        <Icon name="chevronDown" size="small" />
      </summary>
      <ul>
        {/* The whole page loads again, because each dealer has its own colour. */}
        {others.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** True if the page's data names a list. The navigation then marks that list as current. */
const hasList = (data: unknown): data is { readonly listHref: string } =>
  typeof data === 'object' && data !== null && 'listHref' in data && typeof data.listHref === 'string';

const pathOf = (href: string): string => href.split('?')[0] ?? href;

const useIsCurrent = (href: string): boolean => {
  const { pathname } = useLocation();
  const current = useMatches().reduce(
    (path, { loaderData }) => (hasList(loaderData) ? pathOf(loaderData.listHref) : path),
    pathname,
  );
  return current === pathOf(href) || current.startsWith(`${pathOf(href)}/`);
};

interface FrameNavLinkProps {
  readonly link: FrameLink;
  readonly place?: 'rail' | 'menu' | undefined;
}

const FrameNavLink = ({ link: { label, href, icon, count = null }, place }: FrameNavLinkProps) => (
  <Link to={href} className={styles.link} data-place={place} aria-current={useIsCurrent(href) ? 'page' : undefined}>
    <Icon name={inboxIcons[icon]} />
    <span>{label}</span>
    {count !== null && (
      <>
        <strong className={styles.count} aria-hidden="true">
          {count.text}
        </strong>
        <span className="visually-hidden">{count.label}</span>
      </>
    )}
  </Link>
);

const More = ({ view: { links, accountHref } }: { readonly view: FrameView }) => (
  <details ref={useMenu()} className={styles.more}>
    <summary className={styles.link}>
      <Icon name={inboxIcons.more} />
      <span>More</span>
    </summary>
    <div>
      {links
        .filter(({ more }) => more !== undefined)
        .map((link) => (
          <FrameNavLink key={link.href} link={link} place={link.more === 'onPhones' ? 'menu' : undefined} />
        ))}
      <FrameNavLink link={{ label: 'Account', icon: 'key', href: accountHref }} />
    </div>
  </details>
);

export const Frame = ({ view, children }: { readonly view: FrameView; readonly children: ReactNode }) => (
  <div className={styles.frame}>
    <header className={styles.rail}>
      <SiteBadge site={view.site} others={view.others} />
      <nav className={styles.links} aria-label="Desk">
        {view.links
          .filter(({ more }) => more !== 'always')
          .map((link) => (
            <FrameNavLink key={link.href} link={link} place={link.more === 'onPhones' ? 'rail' : undefined} />
          ))}
        {/* The key makes a new menu for each page, so that following a link closes it. */}
        <More key={useLocation().pathname} view={view} />
      </nav>
      <div className={styles.person}>
        <p>
          <strong>{view.person.name}</strong>
          <span>{view.person.role}</span>
        </p>
        <Form method="post" action={deskPaths.signOut}>
          <button type="submit" className={styles.signOut}>
            Sign out
          </button>
        </Form>
      </div>
    </header>
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  </div>
);
