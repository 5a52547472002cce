import { Form, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { Ticks } from '#src/ui/desk/ticks.tsx';
import { DataFields, type FieldData } from '#src/ui/fields/data-field.tsx';
import type { RoutingView, RuleFields } from '../../view/routing/build-routing-view.ts';

export const dollarField = { inputMode: 'numeric', affix: { at: 'before', text: '$' } } as const;

const writeDollars = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

const listRuleFields = ({ ways }: RoutingView, { name, way }: RuleFields): readonly FieldData[] => [
  { name: 'name', label: 'Rule name', value: name, maxLength: 80 },
  { name: 'way', label: 'Leads go to', type: 'select', value: way, options: ways },
];

const listConditionFields = ({
  makes,
  sources,
  minPriceCents,
  maxPriceCents,
  hours,
}: RuleFields): readonly FieldData[] => {
  const words = { isOptional: true, maxLength: 500 } as const;
  const price = { isOptional: true, maxLength: 12, ...dollarField } as const;
  const time = { isOptional: true, type: 'time' } as const;
  return [
    { ...words, name: 'makes', label: 'Makes', hint: 'Such as Mazda, Kia', value: makes.join(', ') },
    { ...words, name: 'sources', label: 'Sources', hint: 'Such as website, google', value: sources.join(', ') },
    { ...price, name: 'minPrice', label: 'Minimum price', value: writeDollars(minPriceCents) },
    { ...price, name: 'maxPrice', label: 'Maximum price', value: writeDollars(maxPriceCents) },
    { ...time, name: 'from', label: 'Received from', value: hours?.from ?? '' },
    { ...time, name: 'to', label: 'Received before', value: hours?.to ?? '' },
  ];
};

const Conditions = ({ view, fields, form }: Pick<RuleFormProps, 'view' | 'fields'> & { readonly form: string }) => (
  <>
    <Ticks
      legend="Categories (leave unticked for all)"
      name="category"
      options={view.categories.map((value) => ({ value, label: value }))}
      chosen={fields.categories}
    />
    {view.locations.length > 1 && (
      <Ticks
        legend="Locations (leave unticked for all)"
        name="location"
        options={view.locations.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={fields.locationIds}
      />
    )}
    <div className={kit.fields}>
      <DataFields form={form} fields={listConditionFields(fields)} />
    </div>
    <Ticks
      legend="Days (leave unticked for all)"
      name="weekday"
      options={view.weekdays}
      chosen={fields.weekdays}
      isShort
    />
  </>
);

interface RuleFormProps {
  readonly view: RoutingView;
  readonly fields: RuleFields;
  readonly ruleUuid: string | null;
}

export const RuleForm = ({ view, fields, ruleUuid }: RuleFormProps) => {
  const form = `rule-${ruleUuid ?? 'new'}`;
  return (
    <Form method="post" className={kit.form} preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      {ruleUuid !== null && <input type="hidden" name="id" value={ruleUuid} />}
      <DataFields form={form} fields={listRuleFields(view, fields)} />
      <Ticks
        legend="People"
        name="person"
        options={view.people.map(({ personUuid, name }) => ({ value: personUuid, label: name }))}
        chosen={fields.personUuids}
      />
      <details className={kit.disclosure} open={ruleUuid !== null}>
        <summary>Limit to some leads</summary>
        <div className={kit.form}>
          <Conditions view={view} fields={fields} form={form} />
        </div>
      </details>
      <button type="submit" className={buttons.outlined} disabled={useNavigation().state !== 'idle'}>
        {ruleUuid === null ? 'Add rule' : 'Save rule'}
      </button>
    </Form>
  );
};
