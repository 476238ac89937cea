export { type NumberChangeReason, NumberInput, type NumberInputProps } from './NumberInput.js';
