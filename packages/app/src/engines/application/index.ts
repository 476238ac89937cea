export { ApplicationPage } from './ApplicationPage.js';
export { application, type AnyApplication, type PartProps } from './description.js';
export {
  asksFor,
  type OrderRefusal,
  refusalHead,
  type RefusalWords,
  shownPage,
  useDraftedForm,
  useWizardPages,
  useWizardSubmit,
  WizardBlocks,
  WizardColumns,
  WizardFrame,
  type WizardPage,
} from './wizard/index.js';
