import { AreaField } from './area-field.tsx';
import { SelectField } from './select-field.tsx';
import { type FieldAffix, TextField } from './text-field.tsx';

export interface FieldData {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'textarea' | 'select';
  readonly maxLength?: number;
  readonly isOptional?: boolean;
  readonly hint?: string;
  readonly inputMode?: 'numeric';
  readonly affix?: FieldAffix;
  readonly prompt?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

interface DataFieldProps {
  readonly form: string;
  readonly field: FieldData;
  readonly problemId?: string | undefined;
}

export const DataField = ({ form, field, problemId }: DataFieldProps) => {
  const { name, label, value, type = 'text', maxLength, isOptional = false, hint, prompt, options = [] } = field;
  const common = { id: `${form}-${name}`, name, label, isOptional, hint, error: null, problemId, defaultValue: value };
  switch (type) {
    case 'select':
      return <SelectField {...common} prompt={prompt ?? null} options={options} />;
    case 'textarea':
      return <AreaField {...common} maxLength={maxLength} rows={3} />;
    default: {
      const { inputMode, affix } = field;
      return <TextField {...common} {...{ type, maxLength, inputMode, affix }} autoComplete="off" />;
    }
  }
};

export const DataFields = ({ form, fields }: { readonly form: string; readonly fields: readonly FieldData[] }) =>
  fields.map((field) => <DataField key={field.name} form={form} field={field} />);
