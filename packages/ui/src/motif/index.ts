export { Rosette, type RosetteProps } from './Rosette.js';
export { Wave, type WaveProps } from './Wave.js';
