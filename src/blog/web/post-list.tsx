import type { PagingView } from '#src/blog/view/build-post-card.ts';
import { Icon } from '#src/ui/icon.tsx';
import row from '#src/ui/link-row.module.css';
import type { PostListView } from '../view/build-post-card.ts';
import pagingStyles from './paging.module.css';
import { PostCard } from './post-card.tsx';
import styles from './post-list.module.css';
import { TagLinks } from './tag-links.tsx';

/** @spec L2.28 */
const Paging = ({ paging }: { readonly paging: PagingView }) => (
  <nav className={pagingStyles.paging} aria-label="Pages">
    {paging.newerHref !== null && (
      <a href={paging.newerHref} rel="prev">
        <Icon name="arrowLeft" size="small" />
        Newer posts
      </a>
    )}
    <ol className={row.links}>
      {paging.pages.map(({ label, href, isThis }) => (
        <li key={href}>
          <a href={href} aria-label={`Page ${label}`} aria-current={isThis ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ol>
    {paging.olderHref !== null && (
      <a href={paging.olderHref} rel="next">
        Older posts
        <Icon name="arrowRight" size="small" />
      </a>
    )}
  </nav>
);

const sizes = '(width < 42rem) 94vw, (width < 64rem) 46vw, 28rem';

interface PostListProps {
  readonly list: PostListView;
  readonly feedHref: string;
}

/** @spec L1.08, L2.28 */
export const PostList = ({ list, feedHref }: PostListProps) => (
  <>
    <h1>{list.heading}</h1>
    {list.tags.length > 0 && <TagLinks tags={list.tags} />}
    {list.emptyText !== null && <p>{list.emptyText}</p>}
    {list.posts.length > 0 && (
      <section aria-labelledby="posts">
        <h2 id="posts" className="visually-hidden">
          Posts
        </h2>
        <ul className={styles.posts}>
          {list.posts.map((post, at) => (
            <li key={post.href}>
              <PostCard post={post} sizes={sizes} isFirst={at === 0} />
            </li>
          ))}
        </ul>
      </section>
    )}
    {list.paging !== null && <Paging paging={list.paging} />}
    <p className={styles.feed}>
      <a href={feedHref}>Follow the blog in a feed reader</a>
    </p>
  </>
);
