export {
  Button,
  type ButtonLookProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './Button.js';
export { LinkButton, type LinkButtonProps } from './LinkButton.js';
