import { useId, useRef } from 'react';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import type { LeadChoiceView } from '../view/build-lead-choice.ts';
import type { HomeSearchView, OptionView } from '../view/home/build-home-search.ts';
import styles from './home-search.module.css';
import { LeadRadios } from './lead-radios.tsx';
import { type FormCount, useFormCount } from './navigation/use-form-count.ts';

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly any: string;
  readonly options: readonly OptionView[];
  readonly popular?: { readonly label: string; readonly options: readonly OptionView[]; readonly allLabel: string };
}

const Options = ({ options }: { readonly options: readonly OptionView[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const isChoice = (options: readonly OptionView[]): boolean => options.length > 1;

function Choice({ label, name, any, options, popular }: ChoiceProps) {
  const id = useId();
  if (!isChoice(options)) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        <option value="">{any}</option>
        {popular === undefined || popular.options.length === 0 ? (
          <Options options={options} />
        ) : (
          <>
            <optgroup label={popular.label}>
              <Options options={popular.options} />
            </optgroup>
            <optgroup label={popular.allLabel}>
              <Options options={options} />
            </optgroup>
          </>
        )}
      </select>
      <Icon name="chevronDown" size="small" />
    </div>
  );
}

const labelOf = (count: FormCount, asLoaded: string): string => {
  switch (count.kind) {
    case 'asLoaded':
      return asLoaded;
    case 'counting':
      return 'Counting…';
    case 'counted':
      return count.text;
    case 'unknown':
      return 'Show Me';
  }
};

interface HomeSearchProps {
  readonly search: HomeSearchView;
  readonly lead?: LeadChoiceView | null;
}

/** @spec B2.23 */
export function HomeSearch({ search, lead = null }: HomeSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const count = useFormCount(form);
  const { carTypes, makes, models, bodies, prices } = search;
  const fieldCount = [carTypes, makes.all, models, bodies, prices].filter(isChoice).length;
  return (
    <search>
      <form ref={form} className={styles.form} action={search.action} method="get" data-fields={fieldCount}>
        {lead !== null && <LeadRadios lead={lead} />}
        <Choice label="Condition" name="car_type" any="New and used" options={carTypes} />
        <Choice
          label="Make"
          name="make"
          any="Any make"
          options={makes.all}
          popular={{ label: 'Popular Makes', options: makes.popular, allLabel: 'All Makes' }}
        />
        <Choice label="Model" name="make_model" any="Any model" options={models} />
        <Choice label="Body type" name="body" any="Any body type" options={bodies} />
        <Choice label="Price" name="to[price]" any="Any price" options={prices} />
        <button type="submit" className={buttons.filled}>
          <Icon name="search" />
          <span aria-live="polite">{labelOf(count, search.submitLabel)}</span>
        </button>
      </form>
    </search>
  );
}
