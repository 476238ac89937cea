export { useAnimatedNumber, type AnimatedNumberOptions } from './useAnimatedNumber.js';
