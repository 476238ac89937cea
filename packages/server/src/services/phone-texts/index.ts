export { sendText, signedText, tellPhone } from './send.js';
export { phoneTexts, phoneTextValues, type PhoneText } from './words.js';
