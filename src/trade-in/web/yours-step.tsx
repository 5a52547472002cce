import buttons from '#src/ui/button.module.css';
import { DoneStep } from '#src/ui/done-step.tsx';
import { FieldError } from '#src/ui/fields/field-error.tsx';
import { findErrorId } from '#src/ui/fields/find-error-id.ts';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import { noneValue, valuationFields } from '../rules/valuation-fields.ts';
import type { YoursStepView } from '../view/trade-in-flow-view.ts';
import styles from './trade-in-flow.module.css';

const groupId = 'trade-in-yours';

/** 'Is this yours?': the cars that a plate stands for, to be confirmed or chosen from. @spec L2.57, D.39 */
export const YoursStep = ({ yours }: { readonly yours: YoursStepView }) => {
  const { done, form, legend, cars, chosen, noneLabel, error } = yours;
  if (done !== null) return <DoneStep id="yours" heading={legend} {...done} />;
  const isOne = cars.length === 1;
  return (
    <section id="yours" className={styles.panel} aria-labelledby={`${groupId}-title`}>
      <h2 id={`${groupId}-title`}>{legend}</h2>
      <form className={styles.form} action={form.action} method="post">
        <HiddenFields hidden={form.hidden} />
        <fieldset id={groupId} className={styles.cars} aria-describedby={findErrorId(groupId, error)}>
          <legend className="visually-hidden">{legend}</legend>
          <FieldError fieldId={groupId} error={error} />
          {cars.map(({ value, title, detail }) => (
            <label key={value}>
              <input
                type="radio"
                name={valuationFields.carAt}
                value={value}
                defaultChecked={value === chosen || (isOne && chosen === '')}
                required
              />
              <span>
                <b>{isOne ? `Yes, it is the ${title}` : title}</b>
                {detail}
              </span>
            </label>
          ))}
          <label>
            <input type="radio" name={valuationFields.carAt} value={noneValue} required />
            <span>
              <b>{noneLabel}</b>
            </span>
          </label>
        </fieldset>
        <button type="submit" className={buttons.filled}>
          Go on
        </button>
      </form>
    </section>
  );
};
