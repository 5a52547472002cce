import styles from './menu-lists.module.css';
import type { CountedLink, MenuView } from './shell-view.ts';

const Links = ({ links, label }: { readonly links: readonly CountedLink[]; readonly label?: string }) => (
  <ul aria-label={label}>
    {links.map(({ label: text, href, count }) => (
      <li key={href}>
        <a href={href}>
          {text}
          {count !== undefined && <small>{` ${count}`}</small>}
        </a>
      </li>
    ))}
  </ul>
);

/** @spec L2.36, L2.38 */
export const MenuLists = ({ links, groups }: Pick<MenuView, 'links' | 'groups'>) =>
  groups === undefined ? (
    <Links links={links} />
  ) : (
    <div className={styles.groups}>
      {groups.map(({ title, links: own }) => (
        <div key={title}>
          <p aria-hidden="true">{title}</p>
          <Links links={own} label={title} />
        </div>
      ))}
    </div>
  );
