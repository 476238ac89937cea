// Separate from the engine's entry, which would add the page of the changes to the order's page.
export { refusalHead, type RefusalWords } from './refusal-head.js';
export type { OrderRefusal } from './RefusalAlert.js';
export { useDraftedForm } from './useDraftedForm.js';
export { useWizardPages } from './useWizardPages.js';
export { useWizardSubmit } from './useWizardSubmit.js';
export { asksFor, shownPage, type WizardPage } from './wizard-pages.js';
export { WizardBlocks, WizardColumns } from './WizardFrame.styles.js';
export { WizardFrame } from './WizardFrame.js';
