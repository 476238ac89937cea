export {
  Descriptions,
  type DescriptionItem,
  type DescriptionsProps,
  type MaskedValue,
} from './Descriptions.js';
