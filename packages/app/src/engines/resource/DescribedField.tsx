import { Field } from '@ca-portal/ui/form';
import type { ReactElement } from 'react';
import type { FieldDescription } from './fields.js';
import * as formControls from './form-controls.js';

interface DescribedFieldProps<Values> {
  /** Its place in the form's values. */
  name: string;
  field: FieldDescription<unknown, Values>;
  /** Where the description does not say. */
  requiredUnlessSaid: boolean;
}

/** One field as its description says; every engine's form is made of these. */
export function DescribedField<Values>({ name, field, requiredUnlessSaid }: DescribedFieldProps<Values>) {
  const { label, hint, required = requiredUnlessSaid, rules, group, wide, control } = field;
  return (
    <div {...(wide ? { 'data-wide': '' } : {})}>
      <Field<unknown>
        name={name}
        label={label}
        hint={hint}
        required={required}
        {...(rules ? { rules } : {})}
        {...(group ? { group } : {})}
      >
        {(state): ReactElement => control(state, formControls)}
      </Field>
    </div>
  );
}
