export { CodeField } from './CodeField.js';
export { ConsentField } from './ConsentField.js';
export { FormDialog } from './FormDialog.js';
export { FormStack } from './FormDialog.styles.js';
export { RichTextControl } from './RichTextControl.js';
export { useLeaveQuestion } from './useLeaveQuestion.js';
export { useOwnAutosave } from './useOwnAutosave.js';
