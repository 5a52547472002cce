import { FormSubjectCard } from '#src/app/storefront/vehicle-card/form-subject-card.tsx';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { LeadForm } from '#src/leads/web/lead-form.tsx';
import * as pagePaths from '#src/lib/page-paths.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import styles from './vehicle-form-page.module.css';
import type { VehicleFormView } from './vehicle-form-view.ts';

interface VehicleFormPageProps {
  readonly view: VehicleFormView;
  readonly answer: FormAnswer | null;
}

/** @spec B1.05, B1.07 */
export const VehicleFormPage = ({ view: { subject, form }, answer }: VehicleFormPageProps) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb
      crumbs={[
        { label: 'Home', href: pagePaths.home },
        { label: subject.vehicle.title, href: subject.href },
        { label: form.heading, href: null },
      ]}
    />
    <h1 className="visually-hidden">{form.heading}</h1>
    <div className={styles.columns}>
      <FormSubjectCard subject={subject} place="page" />
      <LeadForm form={form} answer={answer} />
    </div>
  </div>
);
