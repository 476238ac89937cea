export { PlainField, type PlainFieldProps } from './PlainField.js';
export { PlainForm, type PlainFormProps } from './PlainForm.js';
