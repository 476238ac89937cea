export { PagingFields, type PagingFieldsProps } from './PagingFields.js';
export {
  inPoints,
  type PageSize,
  type PagesSeal,
  type PlacedSeal,
  placeSeal,
  type SealPicture,
} from './placement.js';
export { SealPlacer, type SealPlacerProps } from './SealPlacer.js';
