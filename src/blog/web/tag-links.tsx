import type { TagView } from '../view/post-view.ts';
import styles from './tag-links.module.css';

interface TagLinksProps {
  readonly tags: readonly (TagView & { readonly isChosen?: boolean })[];
}

/** Tags, each leading to its posts. @spec L2.28 */
export const TagLinks = ({ tags }: TagLinksProps) => (
  <nav className={styles.tags} aria-label="Tags">
    <ul>
      {tags.map(({ label, href, isChosen }) => (
        <li key={href}>
          <a href={href} aria-current={isChosen ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
