import { Article } from '#src/blog/web/article.tsx';
import { PostCard } from '#src/blog/web/post-card.tsx';
import { PostList } from '#src/blog/web/post-list.tsx';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import styles from './blog-page.module.css';
import type { BlogView } from './build-blog-view.ts';

const relatedSizes = '(width < 42rem) 94vw, 28rem';

/** @spec L1.08, L2.28 */
export const BlogPage = ({ view }: { readonly view: BlogView }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.crumbs} />
    {view.kind === 'list' ? (
      <PostList list={view.list} feedHref={publicationPaths.feed} />
    ) : (
      <Article article={view.article} />
    )}
    {view.kind === 'article' && view.related.length > 0 && (
      <section className={styles.related} aria-labelledby="related-posts">
        <h2 id="related-posts">Read next</h2>
        <ul>
          {view.related.map((post) => (
            <li key={post.href}>
              <PostCard post={post} sizes={relatedSizes} />
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);
