import { Form, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { RoutingView, RuleFields } from '../../view/routing/build-routing-view.ts';
import styles from './routing-page.module.css';

interface TicksProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
  readonly chosen: readonly (string | number)[];
  /** True for words such as 'Mon'. */
  readonly isShort?: boolean;
}

const Ticks = ({ legend, name, options, chosen, isShort = false }: TicksProps) => (
  <fieldset className={`${styles.ticks} ${isShort ? styles.days : ''}`}>
    <legend>{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
        {label}
      </label>
    ))}
  </fieldset>
);

const dollars = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

interface RuleFormProps {
  readonly view: RoutingView;
  readonly fields: RuleFields;
  /** Null for a new rule. */
  readonly ruleUuid: string | null;
}

/** @param props `ruleUuid` also keeps the ids of two forms apart */
const Conditions = ({ view, fields, ruleUuid }: RuleFormProps) => {
  const line = { error: null, isOptional: true, autoComplete: 'off' } as const;
  const idOf = (name: string): string => `${name}-${ruleUuid ?? 'new'}`;
  return (
    <>
      <Ticks
        legend="Categories (none ticked: all)"
        name="category"
        options={view.categories.map((value) => ({ value, label: value }))}
        chosen={fields.categories}
      />
      {view.locations.length > 1 && (
        <Ticks
          legend="Locations (none ticked: all)"
          name="location"
          options={view.locations.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={fields.locationIds}
        />
      )}
      <div className={styles.pair}>
        <TextField
          {...line}
          id={idOf('makes')}
          name="makes"
          label="Makes"
          hint="Such as Mazda, Kia"
          defaultValue={fields.makes.join(', ')}
          maxLength={500}
        />
        <TextField
          {...line}
          id={idOf('sources')}
          name="sources"
          label="Sources"
          hint="Such as website, google"
          defaultValue={fields.sources.join(', ')}
          maxLength={500}
        />
        <TextField
          {...line}
          id={idOf('min-price')}
          name="minPrice"
          label="Lowest price"
          inputMode="numeric"
          affix={{ at: 'before', text: '$' }}
          defaultValue={dollars(fields.minPriceCents)}
          maxLength={12}
        />
        <TextField
          {...line}
          id={idOf('max-price')}
          name="maxPrice"
          label="Highest price"
          inputMode="numeric"
          affix={{ at: 'before', text: '$' }}
          defaultValue={dollars(fields.maxPriceCents)}
          maxLength={12}
        />
        <TextField
          {...line}
          id={idOf('from')}
          name="from"
          type="time"
          label="Arrives from"
          defaultValue={fields.hours?.from ?? ''}
        />
        <TextField
          {...line}
          id={idOf('to')}
          name="to"
          type="time"
          label="Arrives before"
          defaultValue={fields.hours?.to ?? ''}
        />
      </div>
      <Ticks legend="Days (none ticked: all)" name="weekday" options={view.weekdays} chosen={fields.weekdays} isShort />
    </>
  );
};

export const RuleForm = ({ view, fields, ruleUuid }: RuleFormProps) => (
  <Form method="post" className={styles.form} preventScrollReset>
    <input type="hidden" name="intent" value="save" />
    {ruleUuid !== null && <input type="hidden" name="id" value={ruleUuid} />}
    <TextField
      error={null}
      id={`name-${ruleUuid ?? 'new'}`}
      name="name"
      label="Name of the rule"
      maxLength={80}
      autoComplete="off"
      defaultValue={fields.name}
    />
    <SelectField
      error={null}
      id={`way-${ruleUuid ?? 'new'}`}
      name="way"
      label="Leads go to"
      prompt={null}
      defaultValue={fields.way}
      options={view.ways}
    />
    <Ticks
      legend="People"
      name="person"
      options={view.people.map(({ personUuid, name }) => ({ value: personUuid, label: name }))}
      chosen={fields.personUuids}
    />
    <details className={styles.more} open={ruleUuid !== null}>
      <summary>Only some leads</summary>
      <div className={styles.form}>
        <Conditions view={view} fields={fields} ruleUuid={ruleUuid} />
      </div>
    </details>
    <button type="submit" className={buttons.outlined} disabled={useNavigation().state !== 'idle'}>
      {ruleUuid === null ? 'Add rule' : 'Save rule'}
    </button>
  </Form>
);
