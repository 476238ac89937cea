export {
  type MultipleOptionCardGroupProps,
  type OptionCard,
  OptionCardGroup,
  type OptionCardGroupProps,
  type SingleOptionCardGroupProps,
} from './OptionCardGroup.js';
