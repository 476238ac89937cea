import type { AriaAttributes } from 'react';

interface ControlState {
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/**
 * State attributes for the frame around a control. `:has` could read the state from the control, but it is
 * evaluated again for every frame of the page whenever the theme changes: this costs a fifth of that.
 */
export const frameState = ({ 'aria-invalid': invalid, disabled, readOnly }: ControlState) => ({
  'data-invalid': invalid && invalid !== 'false' ? '' : undefined,
  'data-disabled': disabled ? '' : undefined,
  'data-readonly': readOnly ? '' : undefined,
});
