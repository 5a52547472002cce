import buttons from '#src/ui/button.module.css';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { HiddenField } from '../view/build-form-fields.ts';
import type { TowingView } from '../view/build-towing-view.ts';
import styles from './towing-question.module.css';

const Hidden = ({ fields }: { readonly fields: readonly HiddenField[] }) =>
  fields.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);

const LimitForm = ({ towing }: { readonly towing: TowingView }) => {
  const { action, hiddenFields, fieldName, cars, limitText, problem, submitLabel } = towing;
  return (
    <form action={action} noValidate>
      <Hidden fields={hiddenFields} />
      {/* The key resets the field when the page has new results, but not while the shopper types. */}
      <TextField
        key={limitText}
        id="towing-limit"
        name={fieldName}
        label={cars.length > 0 ? 'Or your car’s towing limit' : 'Your car’s towing limit'}
        affix={{ at: 'behind', text: 'kg' }}
        inputMode="numeric"
        placeholder="2,500"
        maxLength={7}
        defaultValue={limitText}
        error={problem}
      />
      <button type="submit" className={cars.length > 0 ? buttons.outlined : buttons.filled}>
        {submitLabel}
        <span className="visually-hidden"> within this limit</span>
      </button>
    </form>
  );
};

const LimitNote = () => (
  <p className={styles.note}>
    Limits vary between versions of the same car, so check your handbook or the plate in the door frame.
  </p>
);

/** @spec B3.08, B3.14 */
export const TowingQuestion = ({ towing }: { readonly towing: TowingView }) => {
  const { action, hiddenFields, fieldName, cars, problem, submitLabel, answer } = towing;
  return (
    <section className={styles.towing} aria-labelledby="towing-title">
      <div className={styles.words}>
        <h2 id="towing-title">What can your car tow?</h2>
        <p className={answer === null ? styles.intro : undefined}>
          {answer === null
            ? 'Start here: we’ll show you the vans within its limit, and how much each one leaves to spare.'
            : answer.text}{' '}
          {answer !== null && <a href={answer.clearHref}>{answer.clearLabel}</a>}
        </p>
      </div>
      {cars.length === 0 ? (
        <LimitForm towing={towing} />
      ) : (
        <>
          <form action={action} noValidate>
            <Hidden fields={hiddenFields} />
            <SelectField
              id="towing-car"
              name={fieldName}
              label="Choose your car"
              prompt="Make and model"
              options={cars}
              error={null}
            />
            <button type="submit" className={buttons.filled}>
              {submitLabel}
              <span className="visually-hidden"> your car can tow</span>
            </button>
          </form>
          <details data-folds open={problem !== null}>
            <summary>
              Enter a towing limit instead
              <Icon name="chevronDown" size="small" />
            </summary>
            <LimitForm towing={towing} />
            {answer === null && <LimitNote />}
          </details>
          {answer !== null && <LimitNote />}
        </>
      )}
    </section>
  );
};
