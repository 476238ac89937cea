import { Checkbox } from '@ca-portal/ui/checkbox';
import { Field } from '@ca-portal/ui/form';
import type { ReactNode } from 'react';

interface ConsentFieldProps {
  /** What the user agrees to. */
  children: ReactNode;
  /** Renders the checkbox together with other content, such as a link to the text. @default the checkbox alone */
  around?: (box: ReactNode) => ReactNode;
}

const agree = (agreed: boolean) => agreed || '请先阅读并同意服务协议。';

/** The consent of a form, field `agreed`: never ticked in advance. */
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
