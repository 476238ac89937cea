export { sendText, signedText, tellPhone } from './send.js';
export { phoneTexts } from './words.js';
