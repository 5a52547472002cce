import { leadFieldTable } from '#src/leads/rules/lead-fields.ts';
import buttons from '#src/ui/button.module.css';
import { describeField } from '#src/ui/fields/describe-field.ts';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import ticks from '#src/ui/fields/tick-row.module.css';
import { type WheelProblemField, wheelFields } from '../rules/wheel-fields.ts';
import type { WheelView } from '../view/wheel-view.ts';
import styles from './wheel-panel.module.css';

interface PartProps {
  readonly view: WheelView;
}

const findError = ({ problems }: WheelView, field: WheelProblemField): string | null =>
  problems.find((problem) => problem.field === field)?.message ?? null;

const turnFieldId = (field: WheelProblemField): string => `wheel-${field}`;

const TermsBox = ({ view }: PartProps) => {
  const error = findError(view, 'terms');
  const id = turnFieldId('terms');
  return (
    <div>
      <FieldError fieldId={id} error={error} />
      <label className={ticks.row}>
        <input
          {...{ id, type: 'checkbox', name: wheelFields.terms, required: true, defaultChecked: view.typed.isAgreed }}
          {...describeField({ id, error })}
        />
        <span>
          I agree to the <a href={view.termsHref}>promotion terms</a>
        </span>
      </label>
    </div>
  );
};

/** @spec L2.15, L2.52 */
const TurnAlert = ({ problems }: Pick<WheelView, 'problems'>) =>
  problems.length > 0 && (
    <ProblemBox>
      <ProblemList
        heading="h3"
        problems={problems.map(({ field, message }) => ({ fieldId: turnFieldId(field), message }))}
      />
    </ProblemBox>
  );

/** @spec L2.15 */
export const TurnForm = ({ view }: PartProps) => (
  <form method="post" action={view.action} className={styles.panel} noValidate>
    <h2>Your spin</h2>
    <TurnAlert problems={view.problems} />
    <div className={styles.fields}>
      <TextField
        id={turnFieldId('firstName')}
        label="First name"
        error={findError(view, 'firstName')}
        name={wheelFields.firstName}
        defaultValue={view.typed.firstName}
        autoComplete="given-name"
        maxLength={leadFieldTable.firstName.maxLength}
      />
      <TextField
        id={turnFieldId('email')}
        label="Email address"
        error={findError(view, 'email')}
        name={wheelFields.email}
        type="email"
        defaultValue={view.typed.email}
        autoComplete="email"
        maxLength={leadFieldTable.email.maxLength}
      />
    </div>
    <div>
      <TermsBox view={view} />
      <label className={ticks.row}>
        <input type="checkbox" name={wheelFields.optIn} defaultChecked={view.typed.isOptedIn} />
        <span>{view.optInText} This doesn’t affect your chances.</span>
      </label>
    </div>
    <button type="submit" className={buttons.filled}>
      Spin the wheel
    </button>
    <p className={styles.quiet}>
      We use your name, email and mobile number to run the draw and send you your prize if you win.
      {view.privacyHref !== null && (
        <>
          {' '}
          <a href={view.privacyHref}>Privacy policy</a>
        </>
      )}
    </p>
  </form>
);
