import { Checkbox } from '@ca-portal/ui/checkbox';
import { Field } from '@ca-portal/ui/form';
import type { ReactNode } from 'react';

interface ConsentFieldProps {
  /** What is agreed to. */
  children: ReactNode;
  /** Sets the box beside something else, such as the way to the text. @default the box alone */
  around?: (box: ReactNode) => ReactNode;
}

const agree = (agreed: boolean) => agreed || '请先阅读并同意服务协议。';

/** The consent that a form asks for, its `agreed`: never ticked in advance. */
export function ConsentField({ children, around = (box) => box }: ConsentFieldProps) {
  return (
    <Field<boolean> name="agreed" rules={{ validate: agree }}>
      {({ id, value, onValueChange, onBlur, ref, invalid, 'aria-describedby': describedBy }) =>
        around(
          <Checkbox
            id={id}
            ref={ref}
            value={value}
            invalid={invalid}
            aria-describedby={describedBy}
            onValueChange={onValueChange}
            onBlur={onBlur}
          >
            {children}
          </Checkbox>,
        )
      }
    </Field>
  );
}
