import { FormSubjectCard } from '#src/app/storefront/vehicle-card/form-subject-card.tsx';
import { ApplicationFlow } from '#src/finance-application/web/application-flow.tsx';
import { PersonalisedQuotes } from '#src/finance-application/web/personalised-quotes.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ContentBlock } from '../blocks/content-block.tsx';
import { ContentHead } from '../content-head.tsx';
import type { FinanceApplicationView } from './build-finance-application-view.ts';
import styles from './finance-application-page.module.css';

/** @spec D.41, L1.02, L2.11, L2.13 */
export const FinanceApplicationPage = ({ view }: { readonly view: FinanceApplicationView }) => {
  const { title, lead, breadcrumb, subject, flow, quotes, blocks } = view;
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={breadcrumb} />
      <ContentHead title={title} lead={lead} picture={null} />
      {subject !== null && (
        <div className={styles.subject}>
          <FormSubjectCard subject={subject} place="dialog" />
        </div>
      )}
      {flow !== null && <ApplicationFlow flow={flow} />}
      {quotes !== null && <PersonalisedQuotes view={quotes} />}
      {blocks.length > 0 && (
        <div className={styles.blocks}>
          {blocks.map((block, index) => (
            // Blocks keep their order, so the index is a stable key.
            <ContentBlock key={`${block.kind}-${String(index)}`} block={block} />
          ))}
        </div>
      )}
    </div>
  );
};
