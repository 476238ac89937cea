// A door of its own: who enters by the engine's brings along the page of the changes, which an order's has no use for.
export { refusalHead, type RefusalWords } from './refusal-head.js';
export type { OrderRefusal } from './RefusalAlert.js';
export { useDraftedForm } from './useDraftedForm.js';
export { useWizardPages } from './useWizardPages.js';
export { useWizardSubmit } from './useWizardSubmit.js';
export { asksFor, shownPage, type WizardPage } from './wizard-pages.js';
export { WizardBlocks, WizardColumns } from './WizardFrame.styles.js';
export { WizardFrame } from './WizardFrame.js';
