export { CountdownText, formatCountdown, type CountdownTextProps } from './CountdownText.js';
