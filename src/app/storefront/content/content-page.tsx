import { FormSubjectCard } from '#src/app/storefront/vehicle-card/form-subject-card.tsx';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { LeadForm } from '#src/leads/web/lead-form.tsx';
import { SuccessSteps } from '#src/leads/web/success-steps.tsx';
import { UnsubscribeForm } from '#src/leads/web/unsubscribe-form.tsx';
import * as pagePaths from '#src/lib/page-paths.ts';
import { LocationBlock } from '#src/locations/web/cards/location-block.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import sideHeads from '#src/ui/side-heads.module.css';
import { ContentBlock } from './blocks/content-block.tsx';
import type { ContentView } from './build-content-view.ts';
import { ContentCalculator } from './content-calculator.tsx';
import { ContentHead } from './content-head.tsx';
import styles from './content-page.module.css';
import { FormGate } from './form-gate.tsx';
import { FormLink } from './form-link.tsx';
import { SentPanel } from './success/sent-panel.tsx';

interface ContentPageProps {
  readonly view: ContentView;
  readonly answer: FormAnswer | null;
}

const Phones = ({ phones }: Pick<ContentView, 'phones'>) => (
  <section id={pagePaths.callAnchor} className={styles.phones} aria-labelledby={`${pagePaths.callAnchor}-title`}>
    <h2 id={`${pagePaths.callAnchor}-title`}>Call us</h2>
    <dl>
      {phones.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <a href={href}>{text}</a>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

interface BlocksProps extends Pick<ContentView, 'blocks' | 'phones'> {
  readonly isWide: boolean;
}

const Blocks = ({ blocks, phones, isWide }: BlocksProps) => (
  <div className={isWide ? `${styles.blocks} ${sideHeads.sideHeads}` : styles.blocks}>
    {blocks.map((block, index) => (
      // Blocks keep their order, so the index is a stable key.
      <ContentBlock key={`${block.kind}-${String(index)}`} block={block} />
    ))}
    {phones.length > 0 && <Phones phones={phones} />}
  </div>
);

export const ContentPage = ({ view, answer }: ContentPageProps) => {
  const { locations, phones, calculator, form, formGate, formLink, subject, unsubscribe } = view;
  const { success, sent, similar } = view;
  const hasForm = form !== null || formGate !== null;
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={view.breadcrumb} />
      <ContentHead title={view.title} lead={view.lead} picture={view.picture} wordMark={view.wordMark} />
      {calculator !== null && <ContentCalculator calculator={calculator} isAnchor={!hasForm} />}
      <div className={styles.beside} data-has-form={hasForm || undefined}>
        <Blocks blocks={view.blocks} phones={phones} isWide={!hasForm} />
        {formLink !== null && <FormLink link={formLink} />}
        {hasForm && (
          <div className={styles.asked}>
            {subject !== null && <FormSubjectCard subject={subject} place="dialog" />}
            {formGate !== null && <FormGate gate={formGate} />}
            {form !== null && <LeadForm form={form} answer={answer} />}
          </div>
        )}
      </div>
      {success !== null && sent !== null && (
        <div className={styles.success}>
          <SuccessSteps success={success} />
          <SentPanel sent={sent} />
        </div>
      )}
      {similar !== null && (
        <div className={styles.similar}>
          <ContentBlock block={similar} />
        </div>
      )}
      {unsubscribe?.hasForm === true && <UnsubscribeForm view={unsubscribe} />}
      {locations !== null && (
        <div className={styles.locations}>
          <LocationBlock {...locations} isMapped />
        </div>
      )}
    </div>
  );
};
