import { AsSent, drawsAll } from '#src/ui/late/as-sent.tsx';
import styles from './menu-lists.module.css';
import type { CountedLink, MenuView } from './shell-view.ts';

interface LinksProps {
  readonly links: readonly CountedLink[];
  readonly label?: string;
  readonly name?: string;
}

const Links = ({ links, label, name }: LinksProps) => (
  <ul aria-label={label} data-sent={name}>
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

interface MenuListsProps extends Pick<MenuView, 'links' | 'groups'> {
  readonly name: string;
}

const DrawnLists = ({ links, groups, name }: MenuListsProps) =>
  groups === undefined ? (
    <Links links={links} name={name} />
  ) : (
    <div className={styles.groups} data-sent={name}>
      {groups.map(({ title, links: own }) => (
        <div key={title}>
          <p aria-hidden="true">{title}</p>
          <Links links={own} label={title} />
        </div>
      ))}
    </div>
  );

const SentLists = ({ groups, name }: MenuListsProps) =>
  groups === undefined ? <AsSent as="ul" name={name} /> : <AsSent className={styles.groups} name={name} />;

/** @spec L2.36, L2.38 */
export const MenuLists = drawsAll ? DrawnLists : SentLists;
