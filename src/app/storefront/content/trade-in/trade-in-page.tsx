import { useEffect } from 'react';
import { FormSubjectCard } from '#src/app/storefront/vehicle-card/form-subject-card.tsx';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { LeadForm } from '#src/leads/web/lead-form.tsx';
import { saveResult } from '#src/trade-in/web/save-result.ts';
import { TradeInFlow } from '#src/trade-in/web/trade-in-flow.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import sideHeads from '#src/ui/side-heads.module.css';
import { ContentBlock } from '../blocks/content-block.tsx';
import { ContentHead } from '../content-head.tsx';
import type { TradeInView } from './build-trade-in-view.ts';
import styles from './trade-in-page.module.css';

interface TradeInPageProps {
  readonly view: TradeInView;
  readonly answer: FormAnswer | null;
}

/** @spec B1.11, L2.57, L2.58, B2.04 */
export const TradeInPage = ({ view, answer }: TradeInPageProps) => {
  const { title, lead, picture, breadcrumb, subject, purchaseHref, flow, form, blocks } = view;
  const { saved } = flow;
  useEffect(() => {
    if (saved !== null) void saveResult(saved);
  }, [saved]);
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={breadcrumb} />
      <ContentHead title={title} lead={lead} picture={picture} />
      {subject !== null && (
        <div className={styles.subject}>
          <p>You’re trading it in for:</p>
          <FormSubjectCard subject={subject} place="dialog" />
          {purchaseHref !== null && (
            <p>
              Buying it online? <a href={purchaseHref}>Use this estimate in your purchase</a>: there’s no need to accept
              it here first.
            </p>
          )}
        </div>
      )}
      <TradeInFlow flow={flow} lead={form !== null && <LeadForm form={form} answer={answer} />} />
      <div className={`${styles.blocks} ${sideHeads.sideHeads}`}>
        {blocks.map((block, index) => (
          // Blocks keep their order, so the index is a stable key.
          <ContentBlock key={`${block.kind}-${String(index)}`} block={block} />
        ))}
      </div>
    </div>
  );
};
