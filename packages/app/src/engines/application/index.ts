export { ApplicationPage } from './ApplicationPage.js';
export {
  application,
  type AnyApplication,
  type Application,
  type Need,
  type PartProps,
  type Quote,
  type Subject,
} from './description.js';
