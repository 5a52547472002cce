import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { LeadForm } from '#src/leads/web/lead-form.tsx';
import { SuccessSteps } from '#src/leads/web/success-steps.tsx';
import { pagePaths } from '#src/lib/page-paths.ts';
import { LocationList } from '#src/locations/web/location-list.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { ContentView } from './build-content-view.ts';
import { ContentCalculator } from './content-calculator.tsx';
import styles from './content-page.module.css';

interface ContentPageProps {
  readonly view: ContentView;
  /** What the page says to a form that was not taken. */
  readonly answer: FormAnswer | null;
}

/** A page of the dealer's own text, and what stands beside and below it. */
export const ContentPage = ({ view, answer }: ContentPageProps) => {
  const { title, html, locations, calculator, form, success } = view;
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: pagePaths.home },
          { label: title, href: null },
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.beside} data-has-form={form !== null || undefined}>
        {/* The dealer's Markdown, rendered with raw HTML printed as text (src/sites/server/render-content.ts). */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
        {form !== null && <LeadForm form={form} answer={answer} />}
      </div>
      {success !== null && <SuccessSteps success={success} />}
      {calculator !== null && <ContentCalculator calculator={calculator} />}
      {locations.length > 0 && (
        <div className={styles.locations}>
          <LocationList locations={locations} />
        </div>
      )}
    </div>
  );
};
