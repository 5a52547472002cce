import type { ReactNode } from 'react';
import { Form, NavLink } from 'react-router';
import { inboxIcons } from '#src/inbox/web/inbox-icons.ts';
import { Icon } from '#src/ui/icon.tsx';
import { deskPaths } from '../desk-paths.ts';
import styles from './frame.module.css';
import type { FrameView } from './load-site.server.ts';

const SiteBadge = ({ site, others }: Pick<FrameView, 'site' | 'others'>) => {
  const badge = (
    <>
      <span className={styles.badge} aria-hidden="true">
        {site.initials}
      </span>
      <span className={styles.siteName}>{site.name}</span>
    </>
  );
  if (others.length === 0) return <p className={styles.site}>{badge}</p>;
  return (
    <details className={styles.sites}>
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

export const Frame = ({ view, children }: { readonly view: FrameView; readonly children: ReactNode }) => (
  <div className={styles.frame}>
    <header className={styles.rail}>
      <SiteBadge site={view.site} others={view.others} />
      <nav className={styles.links} aria-label="Desk">
        {view.links.map(({ label, href, icon }) => (
          <NavLink key={href} to={href} className={styles.link ?? ''}>
            <Icon name={inboxIcons[icon]} />
            <span>{label}</span>
          </NavLink>
        ))}
        <NavLink to={deskPaths.account} className={styles.link ?? ''}>
          <Icon name={inboxIcons.key} />
          <span>Account</span>
        </NavLink>
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
