import type { AriaAttributes } from 'react';

interface ControlState {
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/**
 * What the frame around a control draws of it, as attributes. `:has` could read it from the control itself, but is
 * asked anew for every frame of the page whenever the theme changes: a fifth of what that costs.
 */
export const frameState = ({ 'aria-invalid': invalid, disabled, readOnly }: ControlState) => ({
  'data-invalid': invalid && invalid !== 'false' ? '' : undefined,
  'data-disabled': disabled ? '' : undefined,
  'data-readonly': readOnly ? '' : undefined,
});
