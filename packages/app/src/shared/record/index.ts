export { OutdatedAlert } from './OutdatedAlert.js';
export { SaveQueue } from './save-queue.js';
export { StepBar } from './StepBar.js';
export { useStepForm } from './useStepForm.js';
